import { TimeField } from '@jackfield/call-routing/business-hours';
import { instantOf, localOf } from '@jackfield/call-routing/call-flow';
import { isTimeOfDay } from '@jackfield/domain';
import { Input } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { panelMessages } from './messages.ts';

interface WhenCalledProps {
  zone: string;
  at: number;
  onChange(at: number): void;
}

const [firstDay, lastDay] = ['2020-01-01', '2099-12-31'];

/** Day and time of the call, on the clock of the number. */
export function WhenCalled({ zone, at, onChange }: WhenCalledProps) {
  const t = useT();
  const { day, time } = localOf(zone, at);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <Input
        type="date"
        aria-label={t(panelMessages.day)}
        value={day}
        min={firstDay}
        max={lastDay}
        onChange={({ target: { value } }) => {
          if (value >= firstDay && value <= lastDay) onChange(instantOf(zone, value, time));
        }}
      />
      <TimeField
        label={t(panelMessages.time)}
        value={typed ?? time}
        invalid={typed !== null}
        onChange={(value) => {
          const isRead = isTimeOfDay(value);
          setTyped(isRead ? null : value);
          if (isRead) onChange(instantOf(zone, day, value));
        }}
        onBlur={() => setTyped(null)}
      />
    </>
  );
}
