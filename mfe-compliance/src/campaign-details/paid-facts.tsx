import type { Campaign } from '@jackfield/contract/api/campaign';
import { useFormats, useT } from '@jackfield/runtime';
import { useId } from 'react';
import css from './facts.module.css';
import { factMessages as messages } from './messages.ts';

/** What the campaign has cost so far. */
export function PaidFacts({ campaign: { story } }: { campaign: Campaign }) {
  const t = useT();
  const id = useId();
  const { money } = useFormats();
  const paid = story.flatMap((step) => (step.step === 'paid' && step.paid ? [step.paid] : []));
  if (paid.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.facts}>
      <h2 id={id}>{t(messages.costs)}</h2>
      <dl>
        {paid.map(({ amount }, at) => (
          <div key={at} className={css.line}>
            <dt>{t(at === 0 ? messages.registration : messages.resubmission)}</dt>
            <dd className="ui-num">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
