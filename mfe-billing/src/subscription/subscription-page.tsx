import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { Skeleton, StatusBadge } from '@jackfield/kit/ui/core';
import { accountAtom, common, useLiveRefetch, useT } from '@jackfield/runtime';
import { formatDate } from '@jackfield/domain';
import { useSkeleton } from '@jackfield/lists/list-page';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { PortalButton } from '../cards/portal-button.tsx';
import { LoadFailed } from '../billing-information/load-failed.tsx';
import { billingMessages } from '../billing-information/messages.ts';
import { CancelSection } from './cancel-section.tsx';
import { EndTrialPanel } from './end-trial-panel.tsx';
import { subscriptionMessages as messages } from './messages.ts';
import { PaidPanel } from './paid-panel.tsx';
import { subscriptionKey, subscriptionOptions } from './subscription-query.ts';
import css from './subscription-page.module.css';
import { TrialCard } from './trial-card.tsx';
import { TrialLimits } from './trial-limits.tsx';

/** What the agreement and its counts depend on (annex D). */
const eventTypes = [
  'tenant',
  'tenantstatus',
  'company',
  'teammate',
  'teammatestatus',
  'phonenumber',
  'paymentmethod',
] as const;

/** /admin-settings/billing/subscription: for the tenant owner alone (BILL-02, ROLE-05). */
export function Component() {
  const t = useT();
  const known = useAtomValue(accountAtom);
  const id = known?.id ?? '';
  const timeZone = known?.timeZone ?? 'UTC';
  const account = { id, companyName: known?.companyName ?? '', balance: known?.balance ?? 0 };
  const [now] = useState(() => Date.now());
  useLiveRefetch(eventTypes, subscriptionKey);
  const query = useQuery(subscriptionOptions(id));
  const { data, isPending, isError } = query;
  const placeholders = useSkeleton(isPending);
  useBreadcrumb([{ label: t(billingMessages.billing) }, { label: t(common.subscription) }]);
  return (
    <TabbedPage
      title={t(common.subscription)}
      badge={
        data &&
        (data.isTrial ? (
          <StatusBadge meaning="info" shape="ring">
            {t(messages.trial)}
          </StatusBadge>
        ) : (
          <StatusBadge meaning="success" shape="dot">
            {t(common.paid)}
          </StatusBadge>
        ))
      }
      actions={<PortalButton />}
    >
      <div className={css.body} aria-busy={isPending || undefined}>
        <LoadFailed title={t(messages.failed)} query={query} />
        {placeholders && !data && !isError && <Skeleton width="100%" height={204} />}
        {data && (
          <div className={css.columns}>
            <div className={css.column}>
              {data.isTrial ? (
                <TrialCard subscription={data} timeZone={timeZone} now={now} />
              ) : (
                <section className={`ui-card ${css.paid}`} aria-label={t(common.paid)}>
                  <p className="ui-section">
                    {t(messages.paidSince, { date: formatDate(data.since, timeZone) })}
                  </p>
                  <p className="ui-secondary">{t(messages.paidText)}</p>
                </section>
              )}
              <TrialLimits subscription={data} />
              <CancelSection account={account} subscription={data} />
            </div>
            {data.isTrial ? (
              <EndTrialPanel account={account} hasCard={data.hasCard} />
            ) : (
              <PaidPanel timeZone={timeZone} />
            )}
          </div>
        )}
      </div>
    </TabbedPage>
  );
}
