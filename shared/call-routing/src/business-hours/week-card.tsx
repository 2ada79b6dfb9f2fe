import { type Weekday, weekdays } from '@jackfield/contract/api/routing';
import { localTimeAt, weekdayOf } from '@jackfield/domain/business-hours';
import { CirclePause, CirclePlay, Info } from '@jackfield/kit/ui/icons';
import { type HoursValues, readableHours } from '@jackfield/records/hours-text';
import { useT } from '@jackfield/runtime';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { DayRow } from './day-row.tsx';
import type { HoursError } from './hours-error.ts';
import { hoursMessages } from './messages.ts';
import { clockChangeText, hoursPerWeek, nowText } from './now-text.ts';
import { useNow } from './use-now.ts';
import css from './week-card.module.css';

export interface WeekCardProps {
  form: UseFormReturn<HoursValues>;
  values: HoursValues;
}

const changed = { shouldDirty: true, shouldValidate: true } as const;
const dayBefore = (day: Weekday): Weekday => weekdays[(weekdays.indexOf(day) + 6) % 7] ?? 'sunday';

/** The seven days, and under them what holds now. */
export function WeekCard({ form, values }: WeekCardProps) {
  const t = useT();
  const now = useNow();
  const hours = readableHours(values);
  const local = localTimeAt(values.timeZone, now);
  const state = nowText(hours, now);
  const clocks = clockChangeText(hours, now);
  const Sign = state.isOpen ? CirclePlay : CirclePause;

  return (
    <fieldset className="ui-card ui-rows" aria-label={t(hoursMessages.week)}>
      {weekdays.map((day) => (
        <Controller
          key={day}
          control={form.control}
          name={day}
          render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
            <DayRow
              day={day}
              intervals={value}
              before={{ day: dayBefore(day), intervals: values[dayBefore(day)] }}
              now={weekdayOf(local.day) === day ? (local.minutes / 1440) * 100 : null}
              error={error as HoursError}
              onChange={onChange}
              onBlur={onBlur}
              onCopy={(to) => {
                for (const other of to) form.setValue(other, structuredClone(value), changed);
              }}
            />
          )}
        />
      ))}
      <div className={`ui-note ${css.foot}`}>
        <p className={css.now} data-open={state.isOpen}>
          <Sign size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>{state.text}</span>
        </p>
        <p>{t(hoursMessages.perWeek, { hours: hoursPerWeek(hours) })}</p>
      </div>
      {clocks !== null && (
        <p className={`ui-note ${css.clocks}`}>
          <Info size={14} strokeWidth={1.75} aria-hidden="true" />
          <span>{clocks}</span>
        </p>
      )}
    </fieldset>
  );
}
