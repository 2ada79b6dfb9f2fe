import { longWeekdayAndDayText } from '@jackfield/domain/days-in-words';
import { Field, Input } from '@jackfield/kit/ui/form';
import { useT } from '@jackfield/runtime';
import { dateMessages as messages } from '../messages.ts';
import css from '../port-in.module.css';
import { dateFault, type PortDates } from './port-dates.ts';

interface PortDateFieldProps {
  dates: PortDates;
  value: string;
  error: string | undefined;
  onChange(day: string): void;
}

/** The day on which numbers are to move, one of the working days that can be had. */
export function PortDateField({ dates, value, error, onChange }: PortDateFieldProps) {
  const t = useT();
  const hint =
    dates === null
      ? t(messages.none)
      : t(messages.hint, { day: longWeekdayAndDayText(dates.earliest) });
  // A day that was chosen and cannot be is said at once; one that is still missing, later.
  const fault = error ?? (value === '' ? null : dateFault(value, dates)) ?? undefined;
  return (
    <div className={css.short}>
      <Field label={t(messages.label)} hint={hint} error={fault} required>
        <Input
          type="date"
          min={dates?.earliest}
          max={dates?.latest}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </div>
  );
}
