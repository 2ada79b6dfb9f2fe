import type { AccountSecurity, RequiredOf } from '@jackfield/contract/api/second-step';
import type { AcceptedStep } from '@jackfield/contract/api/session';
import { formatDay } from '@jackfield/domain';
import { Field, Input } from '@jackfield/kit/ui/form';
import { Select } from '@jackfield/kit/ui/select';
import { useT } from '@jackfield/runtime';
import { useId } from 'react';
import css from './account-security.module.css';
import { isReady } from './is-ready.ts';
import { securityMessages } from './messages.ts';

interface RequiredFieldsProps {
  stored: AccountSecurity;
  requiredOf: RequiredOf;
  from: string;
  today: string;
  error?: string | undefined;
  disabled: boolean;
  onRequiredOf(of: RequiredOf): void;
  onFrom(day: string): void;
  accepted: AcceptedStep;
  onAccepted(accepted: AcceptedStep): void;
}

const choices = ['nobody', 'admins', 'everybody'] as const;

/** Of whom a second step is asked, and from which day on. */
export function RequiredFields(props: RequiredFieldsProps) {
  const { stored, requiredOf, from, today, accepted, error, disabled } = props;
  const { onRequiredOf, onFrom, onAccepted } = props;
  const t = useT();
  const name = useId();
  const { people } = stored;
  const texts = {
    nobody: t(securityMessages.nobodyText),
    admins: t(securityMessages.adminsText, {
      count: people.filter(({ role }) => role === 'admin').length,
    }),
    everybody: t(securityMessages.everybodyText, {
      count: people.length,
      ready: people.filter((person) => isReady(person, accepted)).length,
    }),
  };
  const hint = () => {
    if (from === stored.requiredFrom && from < today) {
      return t(securityMessages.inForce, { day: formatDay(from) });
    }
    if (from === today) return t(securityMessages.dayToday);
    return from > today ? t(securityMessages.dayAhead, { day: formatDay(from) }) : '';
  };
  return (
    <div
      className={`ui-card ui-rows ${css.choices}`}
      role="radiogroup"
      aria-label={t(securityMessages.step)}
    >
      {choices.map((choice) => {
        const isChosen = choice === requiredOf;
        return (
          <div key={choice} className={css.choice} data-chosen={isChosen}>
            <div className={css.line}>
              <input
                type="radio"
                className="ui-radio"
                id={`${name}-${choice}`}
                name={name}
                value={choice}
                checked={isChosen}
                disabled={disabled}
                aria-describedby={`${name}-${choice}-text`}
                onChange={() => onRequiredOf(choice)}
              />
              <span>
                <label className="ui-strong" htmlFor={`${name}-${choice}`}>
                  {t(securityMessages[choice])}
                </label>
                <span className={`ui-secondary ${css.text}`} id={`${name}-${choice}-text`}>
                  {texts[choice]}
                </span>
              </span>
            </div>
            {isChosen && choice !== 'nobody' && (
              <div className={css.terms}>
                <div className={css.fields}>
                  <Field label={t(securityMessages.from)} error={error} required>
                    <Input
                      type="date"
                      min={today}
                      value={from}
                      disabled={disabled}
                      onChange={(event) => onFrom(event.target.value)}
                    />
                  </Field>
                  <Field label={t(securityMessages.accepted)}>
                    <Select<AcceptedStep>
                      value={accepted}
                      disabled={disabled}
                      options={(['passkeyOrApp', 'passkey'] as const).map((value) => ({
                        value,
                        label: t(securityMessages[value]),
                      }))}
                      onChange={onAccepted}
                    />
                  </Field>
                </div>
                <p className={`ui-text3 ${css.hint}`} aria-live="polite">
                  {hint()}
                </p>
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}
