import type { Subscription } from '@jackfield/contract/api/subscription';
import { common, useT } from '@jackfield/runtime';
import { useId } from 'react';
import { subscriptionMessages as messages } from './messages.ts';
import css from './trial-limits.module.css';

/** What is in use, against what the trial allows: amber where no more may be added. */
export function TrialLimits({ subscription }: { subscription: Subscription }) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t(subscription.isTrial ? messages.limits : messages.inUse)}
      </h2>
      <ul className="ui-rows">
        {subscription.limits.map(({ item, used, limit }) => {
          const isReached = limit !== null && used >= limit;
          const part = limit === null ? 0 : limit === 0 ? 1 : Math.min(1, used / limit);
          return (
            <li
              key={item}
              className={css.row}
              data-reached={isReached}
              data-paid={!subscription.isTrial}
            >
              <span>{t(messages[item])}</span>
              {subscription.isTrial && (
                <span className={css.bar} aria-hidden="true">
                  <span style={{ width: `${part * 100}%` }} />
                </span>
              )}
              <span className={`ui-num ${css.count}`}>
                {limit === null ? used : t(common.countOf, { count: used, maximum: limit })}
              </span>
              {subscription.isTrial && (
                <span className={`ui-secondary ${css.rest}`}>
                  {limit === null
                    ? t(messages.noLimit)
                    : isReached
                      ? t(messages.reached)
                      : t(messages.more, { count: limit - used })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
