import { useMayChange } from '@jackfield/kit/may';
import { LoadFailure } from '@jackfield/kit/error-alert';
import { TabbedPage } from '@jackfield/kit/tabbed-page';
import { Skeleton } from '@jackfield/kit/ui/core';
import { LifeBuoy } from '@jackfield/kit/ui/icons';
import { useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { AddCredit } from './add-credit.tsx';
import { balanceEvents, balanceKey, historyOptions } from './balance-query.ts';
import { CreditsTabs, useCreditsBreadcrumb } from './credits-tabs.tsx';
import { TopUpCard } from '../top-up/top-up-card.tsx';
import css from './credits.module.css';
import { LastTransactions } from './last-transactions.tsx';
import { creditMessages as messages } from './messages.ts';
import { RunwayCard } from './runway-card.tsx';

/** /admin-settings/billing/call-credits/edit/balance: the credit, and adding to it (CRED-02). */
export function Component() {
  const t = useT();
  const mayChange = useMayChange();
  useCreditsBreadcrumb(t(messages.balance));
  useLiveRefetch(balanceEvents, balanceKey);
  const query = useQuery(historyOptions());
  return (
    <TabbedPage title={t(messages.title)} tabs={<CreditsTabs />}>
      <div className={css.body}>
        <div className={css.main}>
          {query.isError && query.data === undefined && (
            <LoadFailure title={t(messages.loadFailed)} query={query} />
          )}
          {query.isPending && (
            <div className={css.runwayWait}>
              <Skeleton width="100%" height="100%" />
            </div>
          )}
          {query.data && <RunwayCard {...query.data} />}
          <LastTransactions />
        </div>
        <div className={css.side}>
          {mayChange && query.isPending && <Skeleton width="100%" height={358} />}
          {mayChange && query.data && <AddCredit {...query.data} />}
          <TopUpCard />
          <p className={`ui-note ${css.emergency}`}>
            <LifeBuoy size={14} strokeWidth={1.75} aria-hidden="true" />
            {t(messages.emergency)}
          </p>
        </div>
      </div>
    </TabbedPage>
  );
}
