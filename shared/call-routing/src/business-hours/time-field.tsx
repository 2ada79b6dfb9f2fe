import { isTimeOfDay } from '@jackfield/domain';
import { minutesOf, timeText } from '@jackfield/domain/business-hours';
import { Input } from '@jackfield/kit/ui/form';
import { timeLabel, typedTime } from '@jackfield/records/hours-text';
import { type KeyboardEvent, useState } from 'react';

export interface TimeFieldProps {
  /** Its name, for example 'Monday, opens'. */
  label: string;
  /** HH:MM, or what was typed as long as it cannot be read. */
  value: string;
  /** The end of an interval: midnight is the end of the day. */
  isEnd?: boolean;
  invalid: boolean;
  /** Id of the message that says what is wrong. */
  describedBy?: string | undefined;
  onChange(value: string): void;
  onBlur?: (() => void) | undefined;
}

const step = 15;
const steps: Readonly<Record<string, number>> = { ArrowUp: step, ArrowDown: -step };

/** A time of day as text: '3:07 pm', '3pm', '15:07'; arrows move by a quarter of an hour (ENT-27). */
export function TimeField({ label, value, isEnd = false, invalid, ...props }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isRead = isTimeOfDay(value) || value === '24:00';

  function move(event: KeyboardEvent): void {
    const by = steps[event.key];
    if (by === undefined || !isRead) return;
    event.preventDefault();
    const moved = (minutesOf(value) + by + 1440) % 1440;
    setTyped(null);
    props.onChange(typedTime(timeText(moved), isEnd));
  }

  return (
    <Input
      value={typed ?? (isRead ? timeLabel(value) : value)}
      aria-label={label}
      aria-invalid={invalid || undefined}
      aria-describedby={props.describedBy}
      autoComplete="off"
      onKeyDown={move}
      onChange={(event) => {
        setTyped(event.target.value);
        props.onChange(typedTime(event.target.value, isEnd));
      }}
      onBlur={() => {
        setTyped(null);
        props.onBlur?.();
      }}
    />
  );
}
