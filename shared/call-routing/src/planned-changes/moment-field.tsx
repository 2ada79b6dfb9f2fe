import { zoneName } from '@jackfield/domain/days-in-words';
import { DayAndTime } from '@jackfield/call-routing/call-flow';
import { relativeTime } from '@jackfield/domain';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import { planMessages } from './messages.ts';
import css from './moment-field.module.css';

interface MomentFieldProps {
  label: string;
  zone: string;
  /** Milliseconds. */
  at: number;
  error?: string | undefined;
  onChange(at: number): void;
}

/** A day and a time to come, how far ahead they are, and what is wrong with them. */
export function MomentField({ label, zone, at, error, onChange }: MomentFieldProps) {
  const t = useT();
  const id = useId();
  const said = { zone: zoneName(zone), relative: relativeTime(new Date(at)) };
  return (
    <fieldset className={css.field} aria-describedby={id} data-invalid={error !== undefined}>
      <legend>{label}</legend>
      <div className="ui-actions">
        <DayAndTime zone={zone} at={at} onChange={onChange} />
      </div>
      {error === undefined ? (
        <p id={id} className="ui-note">
          {t(planMessages.ahead, said)}
        </p>
      ) : (
        <p id={id} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
