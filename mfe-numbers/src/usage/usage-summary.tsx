import type { UsageTotals } from '@jackfield/contract/api/usage';
import { formatPhone } from '@jackfield/domain';
import { Alert, Button, IconButton, Skeleton } from '@jackfield/kit/ui/core';
import { Ellipsis } from '@jackfield/kit/ui/icons';
import { Menu, type MenuGroups } from '@jackfield/kit/ui/menu';
import type { ListParams } from '@jackfield/lists/list-page';
import { common, failureText, formatNumber, useFormats, useT } from '@jackfield/runtime';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { durationText } from './duration-text.ts';
import { usageMessages } from './messages.ts';
import { ShareTable } from './share-table.tsx';
import css from './usage.module.css';
import { UsageDays } from './usage-days.tsx';
import { kindOf, totalsOptions } from './usage-query.ts';

interface UsageSummaryProps {
  params: ListParams;
  today: string;
  bar: ReactNode;
  more: MenuGroups;
}

/** Totals of a period by day, user and number (annex G9). */
export function UsageSummary({ params, today, bar, more }: UsageSummaryProps) {
  const t = useT();
  const query = useQuery({
    ...totalsOptions(params, today),
    placeholderData: keepPreviousData,
  });
  const title = t(usageMessages.title);
  return (
    <section className={`ui-page ${css.page}`} aria-label={title}>
      <header className={css.head}>
        <h1>{title}</h1>
        <Menu groups={more} title={title}>
          <IconButton
            type="default"
            label={title}
            icon={<Ellipsis size={16} strokeWidth={1.75} />}
          />
        </Menu>
      </header>
      {bar}
      <div className={css.body} data-refreshing={query.isPlaceholderData}>
        {query.error && (
          <Alert
            kind="error"
            title={t(usageMessages.loadFailed)}
            action={
              <Button size="small" onClick={() => void query.refetch()}>
                {t(common.tryAgain)}
              </Button>
            }
          >
            {failureText(query.error)}
          </Alert>
        )}
        {query.isPending && <Waiting />}
        {query.data && <Sums totals={query.data} isMessages={kindOf(params) === 'sms'} />}
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <div className={css.waiting} aria-busy="true">
      <Skeleton width="100%" height={76} />
      <Skeleton width="100%" height={280} />
      <Skeleton width="100%" height={160} />
    </div>
  );
}

function Sums({ totals, isMessages }: { totals: UsageTotals; isMessages: boolean }) {
  const t = useT();
  const { money } = useFormats();
  const { count, duration, amount, currency } = totals;
  const sums = [
    [usageMessages.count, formatNumber(count)],
    [usageMessages.duration, durationText(duration)],
    [common.amount, money(amount, currency)],
  ] as const;
  return (
    <>
      <dl className={`ui-facts ${css.sums}`} aria-label={t(usageMessages.sums)}>
        {sums.map(([label, value]) => (
          <div key={label.id}>
            <dt>{t(label)}</dt>
            <dd className="ui-num">{value}</dd>
          </div>
        ))}
      </dl>
      <UsageDays days={totals.days} isMessages={isMessages} />
      <div className={css.shares}>
        <ShareTable
          title={t(usageMessages.byUser)}
          head={t(common.user)}
          shares={totals.users}
          currency={currency}
        />
        <ShareTable
          title={t(usageMessages.byNumber)}
          head={t(common.number)}
          shares={totals.numbers.map((share) => ({ ...share, name: formatPhone(share.name) }))}
          currency={currency}
        />
      </div>
    </>
  );
}
