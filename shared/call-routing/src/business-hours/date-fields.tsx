import type { SpecialDates } from '@jackfield/contract/api/routing';
import { Checkbox, Field, Input, Segmented } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import css from './date-fields.module.css';
import type { DateErrors } from './date-errors.ts';
import { DateHours } from './date-hours.tsx';
import { dateMessages } from './messages.ts';
import { workday } from './next-interval.ts';

export interface DateFieldsProps {
  typed: SpecialDates;
  errors: DateErrors;
  placeholder?: string | undefined;
  onChange(change: Partial<SpecialDates>): void;
}

/** Name, days and hours of a date that replaces the week. */
export function DateFields({ typed, errors, placeholder, onChange }: DateFieldsProps) {
  const t = useT();
  return (
    <>
      <Field label={t(common.name)} error={errors.name} required>
        <Input
          value={typed.name}
          maxLength={50}
          autoComplete="off"
          placeholder={placeholder}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <div className={css.days}>
        <Field label={t(common.firstDay)} error={errors.from} required>
          <Input
            type="date"
            value={typed.from}
            onChange={({ target: { value } }) =>
              onChange({ from: value, ...(typed.to < value && { to: value }) })
            }
          />
        </Field>
        <Field label={t(common.lastDay)} error={errors.to} required>
          <Input
            type="date"
            value={typed.to}
            min={typed.from}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        </Field>
      </div>
      <Checkbox
        checked={typed.repeatsYearly}
        onChange={(event) => onChange({ repeatsYearly: event.target.checked })}
      >
        {t(dateMessages.repeats)}
      </Checkbox>
      <div>
        <Segmented
          label={t(dateMessages.kind)}
          value={typed.closed ? 'closed' : 'own'}
          options={[
            { value: 'closed', label: t(common.closedAllDay) },
            { value: 'own', label: t(dateMessages.own) },
          ]}
          onChange={(kind) =>
            onChange({ closed: kind === 'closed', intervals: kind === 'closed' ? [] : [workday] })
          }
        />
      </div>
      {!typed.closed && (
        <DateHours
          intervals={typed.intervals}
          error={errors.intervals}
          onChange={(intervals) => onChange({ intervals })}
        />
      )}
    </>
  );
}
