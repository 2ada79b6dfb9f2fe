import { maxIntervals, type OpenInterval } from '@jackfield/contract/api/routing';
import { Button } from '@jackfield/kit/ui/core';
import { Plus } from '@jackfield/kit/ui/icons';
import { useT } from '@jackfield/runtime';
import css from './date-hours.module.css';
import type { HoursError } from './hours-error.ts';
import { IntervalFields } from './interval-fields.tsx';
import { dateMessages } from './messages.ts';
import { nextInterval } from './next-interval.ts';

export interface DateHoursProps {
  intervals: readonly OpenInterval[];
  error: HoursError;
  onChange(intervals: OpenInterval[]): void;
}

/** The own hours of a date; at least one interval. */
export function DateHours({ intervals, error, onChange }: DateHoursProps) {
  const t = useT();
  return (
    <div className={css.hours}>
      <IntervalFields
        name={t(dateMessages.hoursOfDay)}
        intervals={intervals}
        error={error}
        canBeEmpty={false}
        onChange={onChange}
      />
      {intervals.length < maxIntervals && (
        <Button
          icon={<Plus size={16} strokeWidth={1.75} />}
          onClick={() => onChange([...intervals, nextInterval(intervals)])}
        >
          {t(dateMessages.addHours)}
        </Button>
      )}
    </div>
  );
}
