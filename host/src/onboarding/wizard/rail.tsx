import type { AccountCountry } from '@jackfield/contract';
import { BrandMark } from '@jackfield/kit/theme';
import { IconButton } from '@jackfield/kit/ui/core';
import { Check, LogOut } from '@jackfield/kit/ui/icons';
import { session, useT, variantAtom } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { messages as dialogMessages } from '../messages.ts';
import { messages } from './messages.ts';
import css from './rail.module.css';
import type { StepName } from './steps.ts';
import { termsOf } from './terms.ts';

interface RailProps {
  steps: readonly StepName[];
  step: StepName;
  country: AccountCountry;
}

const hints = {
  company: messages.companyHint,
  number: messages.numberHint,
  terms: messages.termsHint,
  apps: messages.appsHint,
} as const;

/** All steps on one cord, those behind ticked, and the way out for whoever is in the wrong account. */
export function Rail({ steps, step, country }: RailProps) {
  const t = useT();
  const { name } = useAtomValue(variantAtom);
  const names = { ...messages, terms: termsOf(country).title };
  const at = steps.indexOf(step);
  return (
    <div className={css.rail}>
      <p className={css.brand}>
        <BrandMark size={22} />
        <span>{name}</span>
      </p>
      <ol className={css.steps} aria-label={t(messages.steps)}>
        {steps.map((one, index) => {
          const state = index < at ? 'done' : index === at ? 'open' : 'ahead';
          return (
            <li
              key={one}
              className={css.step}
              data-state={state}
              aria-current={state === 'open' ? 'step' : undefined}
            >
              <span className={css.jack} aria-hidden="true">
                {state === 'done' && <Check size={13} strokeWidth={3} />}
              </span>
              <span className={css.text}>
                <span className={css.name}>{t(names[one])}</span>
                <span className="ui-caption">{t(hints[one])}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <div className={css.foot}>
        <p className="ui-note">
          <span className={`ui-num ${css.count}`}>
            {t(messages.stepOf, { step: at + 1, steps: steps.length })}
          </span>
          <span className={css.later}>{t(messages.changeLater)}</span>
        </p>
        <IconButton
          size="small"
          label={t(dialogMessages.signOut)}
          icon={<LogOut size={16} strokeWidth={1.75} />}
          onClick={() => void session.signOut()}
        />
      </div>
    </div>
  );
}
