import { TimeField } from '@jackfield/call-routing/business-hours';
import { isTimeOfDay } from '@jackfield/domain';
import { Input } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { useState } from 'react';
import css from './day-and-time.module.css';
import { askMessages } from './messages.ts';
import { instantOf, localOf } from './question.ts';

export interface DayAndTimeProps {
  zone: string;
  /** Milliseconds. */
  at: number;
  onChange(at: number): void;
}

/** Days that can be asked for; a year that is being typed passes through others. */
const firstDay = '2020-01-01';
const lastDay = '2099-12-31';

/** A day and a time on the clock of a zone. */
export function DayAndTime({ zone, at, onChange }: DayAndTimeProps) {
  const t = useT();
  const { day, time } = localOf(zone, at);
  // What cannot be read yet stays in the field until it can.
  const [typed, setTyped] = useState<string | null>(null);
  const [typedDay, setTypedDay] = useState<string | null>(null);

  return (
    <>
      <Input
        type="date"
        className={css.day}
        aria-label={t(common.day)}
        value={typedDay ?? day}
        min={firstDay}
        max={lastDay}
        aria-invalid={typedDay !== null || undefined}
        onChange={({ target: { value } }) => {
          const isRead = value >= firstDay && value <= lastDay;
          setTypedDay(isRead ? null : value);
          if (isRead) onChange(instantOf(zone, value, time));
        }}
        onBlur={() => setTypedDay(null)}
      />
      <span className={css.time}>
        <TimeField
          label={t(askMessages.time)}
          value={typed ?? time}
          invalid={typed !== null}
          onChange={(value) => {
            const isRead = isTimeOfDay(value);
            setTyped(isRead ? null : value);
            if (isRead) onChange(instantOf(zone, day, value));
          }}
          onBlur={() => setTyped(null)}
        />
      </span>
    </>
  );
}
