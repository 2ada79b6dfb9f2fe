import type { SpecialDates } from '@jackfield/contract/api/routing';
import { Checkbox, Field, Input, Segmented } from '@jackfield/kit/ui/form';
import { common, useT } from '@jackfield/runtime';
import { useId } from 'react';
import css from './date-fields.module.css';
import type { DateErrors } from './date-errors.ts';
import { DateHours } from './date-hours.tsx';
import { dateMessages } from './messages.ts';
import { workday } from './next-interval.ts';
import { TimeField } from './time-field.tsx';

/** Hours that end at a time of day, and are as usual until then. */
export interface EarlyClosing {
  /** HH:MM, or what was typed; null: not chosen. */
  readonly at: string | null;
  readonly error: string | undefined;
  onChange(at: string | null): void;
}

const earlyAt = '12:00';

export interface DateFieldsProps {
  typed: SpecialDates;
  errors: DateErrors;
  placeholder?: string | undefined;
  /** Closing earlier than usual is offered besides, where several share the date. */
  early?: EarlyClosing;
  onChange(change: Partial<SpecialDates>): void;
}

/** Name, days and hours of a date that replaces the week. */
export function DateFields({ typed, errors, placeholder, early, onChange }: DateFieldsProps) {
  const t = useT();
  const earlyId = useId();
  const isEarly = early !== undefined && early.at !== null;
  return (
    <>
      <Field label={t(common.name)} error={errors.name} required>
        <Input
          value={typed.name}
          most={50}
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
      {!isEarly && (
        <Checkbox
          checked={typed.repeatsYearly}
          onChange={(event) => onChange({ repeatsYearly: event.target.checked })}
        >
          {t(dateMessages.repeats)}
        </Checkbox>
      )}
      <div>
        <Segmented
          label={t(dateMessages.kind)}
          value={isEarly ? 'early' : typed.closed ? 'closed' : 'own'}
          options={[
            // Three have no room for more words on a phone.
            { value: 'closed', label: t(early ? common.closed : common.closedAllDay) },
            ...(early ? [{ value: 'early', label: t(dateMessages.early) }] : []),
            { value: 'own', label: t(dateMessages.own) },
          ]}
          onChange={(kind) => {
            early?.onChange(kind === 'early' ? earlyAt : null);
            onChange({
              closed: kind !== 'own',
              intervals: kind === 'own' ? [workday] : [],
              ...(kind === 'early' && { repeatsYearly: false }),
            });
          }}
        />
      </div>
      {early && early.at !== null && (
        <div className={css.early}>
          <span>{t(dateMessages.earlyAt)}</span>
          <TimeField
            label={t(dateMessages.earlyAt)}
            value={early.at}
            invalid={early.error !== undefined}
            describedBy={earlyId}
            onChange={early.onChange}
          />
          <p id={earlyId} className={early.error === undefined ? 'ui-note' : css.error}>
            {early.error ?? t(dateMessages.earlyNote)}
          </p>
        </div>
      )}
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
