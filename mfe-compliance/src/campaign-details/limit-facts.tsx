import type { Campaign } from '@jackfield/contract/api/campaign';
import { useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { termsOptions } from '../carrier-terms/terms-query.ts';
import css from './facts.module.css';
import { factMessages as messages } from './messages.ts';

/** How much the carriers let through, where they publish it. */
export function LimitFacts({ campaign }: { campaign: Campaign }) {
  const t = useT();
  const id = useId();
  const terms = useQuery(termsOptions(campaign.id)).data?.terms ?? [];
  const lines = terms.flatMap(({ carrier, class: grade, perMinute, perDay }) => {
    const label =
      grade !== null && perMinute !== null
        ? t(messages.limitOf, { carrier, class: grade })
        : carrier;
    if (perMinute !== null) return [{ label, text: t(messages.perMinute, { count: perMinute }) }];
    return perDay === null ? [] : [{ label, text: t(messages.perDay, { count: perDay }) }];
  });
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.facts}>
      <h2 id={id}>{t(messages.limits)}</h2>
      <dl>
        {lines.map(({ label, text }) => (
          <div key={label} className={css.line}>
            <dt>{label}</dt>
            <dd className="ui-num">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
