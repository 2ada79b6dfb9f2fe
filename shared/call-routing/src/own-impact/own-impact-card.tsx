import type { OwnDifference } from '@jackfield/contract/api/routing-engine';
import { impactMessages, severityStyles, whenText } from '@jackfield/call-routing/call-flow';
import { formatDay } from '@jackfield/domain';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { Button, StatusBadge } from '@jackfield/kit/ui/core';
import { common, useT } from '@jackfield/runtime';
import { useId } from 'react';
import { ownImpactMessages } from './messages.ts';
import { callersOf, changeOf } from './own-change.ts';
import css from './own-impact-card.module.css';

export interface OwnImpact {
  readonly from: string;
  readonly until: string;
  readonly differences: readonly OwnDifference[];
}

/** What callers of the person notice, worst first; or that none will. */
export function OwnImpactLines({ impact, zone }: { impact: OwnImpact; zone: string }) {
  const t = useT();
  const compared = { from: Date.parse(impact.from), until: Date.parse(impact.until) };
  const last = dayText(localTimeAt(zone, compared.until - 1).day);
  const isNone = impact.differences.length === 0;
  return (
    <>
      <ul className={css.lines}>
        {impact.differences.map((difference) => {
          const spans = difference.intervals.flatMap(({ from, to }) => [
            Date.parse(from),
            Date.parse(to),
          ]);
          return (
            <li key={JSON.stringify(difference)}>
              {difference.severity !== 'changed' && (
                <StatusBadge {...severityStyles[difference.severity]}>
                  {t(impactMessages[difference.severity])}
                </StatusBadge>
              )}
              <span className="ui-secondary">{callersOf(difference)}</span>
              <span>
                <strong>{t(impactMessages.at, { when: whenText(spans, zone, compared) })}</strong>{' '}
                {changeOf(difference)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={css.rest}>
        {t(isNone ? impactMessages.none : impactMessages.others)}{' '}
        {t(impactMessages.checked, { date: formatDay(last) })}
      </p>
    </>
  );
}

export interface OwnImpactStateProps {
  /** Undefined while it is checked. */
  impact: OwnImpact | undefined;
  isFailed: boolean;
  zone: string;
  onTryAgain(): void;
}

/** Who will notice, once it is known; until then that it is checked, or that it could not be. */
export function OwnImpactState({ impact, isFailed, zone, onTryAgain }: OwnImpactStateProps) {
  const t = useT();
  if (isFailed) {
    return (
      <p className={css.failed}>
        {t(impactMessages.failed)} <Button onClick={onTryAgain}>{t(common.tryAgain)}</Button>
      </p>
    );
  }
  return impact ? (
    <OwnImpactLines impact={impact} zone={zone} />
  ) : (
    <p>{t(impactMessages.working)}</p>
  );
}

export interface OwnImpactCardProps extends OwnImpactStateProps {
  unfinished: string | undefined;
}

/** Who will notice what the form holds, while it is edited. */
export function OwnImpactCard({ unfinished, ...state }: OwnImpactCardProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={`ui-card ${css.card}`} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t(ownImpactMessages.title)}
      </h2>
      <div aria-live="polite">
        {unfinished === undefined ? <OwnImpactState {...state} /> : <p>{unfinished}</p>}
      </div>
    </section>
  );
}
