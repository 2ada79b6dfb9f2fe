import type { Subscription } from '@jackfield/contract/api/subscription';
import { formatDate } from '@jackfield/domain';
import { common, useT } from '@jackfield/runtime';
import type { CSSProperties } from 'react';
import { subscriptionMessages as messages } from './messages.ts';
import css from './trial-card.module.css';
import { trialDays } from './trial-days.ts';

/** So near to an end of the cord there is no room for two labels, and half of one. */
const near = 0.28;
const side = 0.08;

interface TrialCardProps {
  subscription: Subscription;
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** How long the trial still goes, on a cord with today's jack in copper. */
export function TrialCard({ subscription: { since, trialEndsAt }, timeZone, now }: TrialCardProps) {
  const t = useT();
  if (trialEndsAt === null) {
    return (
      <section className={`ui-card ${css.card}`} aria-label={t(messages.trial)}>
        <p className="ui-secondary">{t(messages.trial)}</p>
        <p className="ui-display">{t(messages.openEnd)}</p>
      </section>
    );
  }
  const { left, passed } = trialDays(timeZone, Date.parse(since), Date.parse(trialEndsAt), now);
  const place = { '--passed': `${passed * 100}%` } as CSSProperties;
  const date = formatDate(trialEndsAt, timeZone);
  const state = left > 0 ? messages.daysLeft : left === 0 ? messages.endsToday : messages.over;
  return (
    <section className={`ui-card ${css.card}`} aria-label={t(messages.trial)}>
      <div className={css.head}>
        <div>
          <p className="ui-secondary">{t(messages.trial)}</p>
          <p className="ui-display">{t(state, { days: left })}</p>
        </div>
        <p className="ui-secondary">
          {t(common.dayRange, { from: formatDate(since, timeZone), to: date })}
        </p>
      </div>
      <div className={css.cord} aria-hidden="true" style={place}>
        <span className={css.done} />
        <span className={css.start} />
        <span className={css.end} />
        {left >= 0 && <span className={css.now} />}
      </div>
      <div className={css.labels} style={place}>
        {(passed > near || left < 0) && <span>{t(messages.started)}</span>}
        {left >= 0 && (
          <span
            className={css.today}
            data-side={passed <= side ? 'start' : passed >= 1 - side ? 'end' : undefined}
          >
            {t(messages.today)}
          </span>
        )}
        {(passed < 1 - near || left < 0) && (
          <span className={css.last}>{t(messages.trialEnds)}</span>
        )}
      </div>
      <p className="ui-secondary">
        {t(left >= 0 ? messages.afterwards : messages.stopped, { date })}
      </p>
    </section>
  );
}
