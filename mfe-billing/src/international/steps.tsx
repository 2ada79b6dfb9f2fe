import type { CallRestriction } from '@jackfield/contract/api/call-restriction';
import { Check } from '@jackfield/kit/ui/icons';
import { common, useFormats, useT } from '@jackfield/runtime';
import { internationalMessages as messages } from './messages.ts';
import css from './steps.module.css';

interface StepsProps {
  restriction: CallRestriction;
  /** What is said of the countries once they may be chosen. */
  countries: string;
}

/** The three steps as jacks: done, the next one, those that wait (annex E7). */
export function Steps({ restriction, countries }: StepsProps) {
  const t = useT();
  const { date } = useFormats();
  const { internationalCallStatus: status, request, check } = restriction;
  const taken = (step: CallRestriction['request']) =>
    step ? t(messages.takenBy, { name: step.by, date: date(step.at) }) : t(common.done);
  const isAsked = status !== 'none';
  const isChecked = status === 'charged' || status === 'enabled';
  const steps = [
    {
      name: t(messages.request),
      state: isAsked ? 'done' : 'now',
      text: isAsked ? taken(request) : t(messages.next),
    },
    {
      name: t(messages.check),
      state: isChecked ? 'done' : isAsked ? 'now' : 'waiting',
      text: isChecked ? taken(check) : t(isAsked ? messages.next : messages.afterRequest),
    },
    {
      name: t(messages.countries),
      state: isChecked ? 'now' : 'waiting',
      text: isChecked ? countries : t(messages.afterCheck),
    },
  ];
  return (
    <ol className={css.steps} aria-label={t(messages.steps)}>
      {steps.map(({ name, state, text }) => (
        <li
          key={name}
          className={css.step}
          data-state={state}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={css.jack} aria-hidden="true">
            {state === 'done' && <Check size={12} strokeWidth={2.5} />}
          </span>
          <div className={css.words}>
            <p className="ui-strong">{name}</p>
            <p className={`ui-note ${css.text}`}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
