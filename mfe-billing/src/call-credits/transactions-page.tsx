import { transactionStates, transactionTypeWords } from '@jackfield/domain/words/transactions';
import {
  type Transaction,
  transactionStatusSchema,
  transactionTypes,
} from '@jackfield/contract/api/balance';
import { useIsPhone } from '@jackfield/kit/ui/core';
import { CreditCard } from '@jackfield/kit/ui/icons';
import { exportAction } from '@jackfield/lists/csv-export';
import { ListPage, useDenied, useListing } from '@jackfield/lists/list-page';
import { PeriodInput, todayIn } from '@jackfield/lists/period';
import {
  accountAtom,
  common,
  timeZoneAtom,
  useFormats,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { balanceEvents, balanceKey } from './balance-query.ts';
import { CreditsTabs, useCreditsBreadcrumb } from './credits-tabs.tsx';
import css from './credits.module.css';
import { creditMessages as messages } from './messages.ts';
import { signed, StateCell } from './transaction-cells.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import {
  totalsOptions,
  transactionDefaults,
  transactionFile,
  transactionPage,
} from './transaction-query.ts';

const idOf = ({ id }: Transaction) => id;
const nameOf = ({ description }: Transaction) => description;

/** /admin-settings/billing/call-credits/edit/transaction: what moved on the credit (CRED-04). */
export function Component() {
  const t = useT();
  const formats = useFormats();
  const own = useAtomValue(timeZoneAtom);
  const today = todayIn(useAtomValue(accountAtom)?.timeZone ?? own);
  useLiveRefetch(balanceEvents, balanceKey);
  useCreditsBreadcrumb(t(messages.transactions));
  const { listing, error } = useListing(transactionDefaults, (params) =>
    transactionPage(params, today),
  );
  const { params, onParams } = listing;
  const { data: totals } = useQuery(totalsOptions(params, today));
  const columns = useMemo(() => transactionColumns(formats), [formats]);
  const denied = useDenied(error);
  const filter = (change: Readonly<Record<string, string>>) =>
    onParams({ filters: { ...params.filters, ...change } });
  const file = exportAction({ name: 'transactions', load: () => transactionFile(params, today) });
  // On a phone the dates scroll away with the rows, which have little room otherwise.
  const isPhone = useIsPhone();
  const period = (
    <div className={`ui-actions ${css.period}`}>
      <PeriodInput filters={params.filters} today={today} onChange={filter} />
    </div>
  );
  const sum = (sign: string, amount: number) =>
    `${sign}${formats.money(Math.abs(amount), totals?.currency)}`;

  return (
    <ListPage
      {...listing}
      list="billing.transactions"
      title={t(messages.title)}
      things={t(messages.things)}
      isCounted={false}
      icon={CreditCard}
      tabs={
        <div className={css.bar}>
          <CreditsTabs />
          {!isPhone && period}
        </div>
      }
      {...(isPhone && { lead: period })}
      summary={
        totals && t(messages.inOut, { came: sum('+', totals.in), went: sum('-', totals.out) })
      }
      more={({ isEmpty }) => (isEmpty ? [] : [[file]])}
      searchPlaceholder={t(messages.search)}
      searchPlaceholderShort={t(messages.searchShort)}
      pillsLabel={t(common.type)}
      pills={[
        { value: '', label: t(messages.all), count: totals?.counts.all },
        ...transactionTypes.map((type) => ({
          value: type,
          label: t(transactionTypeWords[type]),
          count: totals?.counts[type],
        })),
      ]}
      filters={[
        {
          key: 'state',
          label: t(common.status),
          options: transactionStatusSchema.options.map((value) => ({
            value,
            label: t(transactionStates[value]),
          })),
        },
      ]}
      texts={{
        emptyTitle: t(messages.emptyTitle),
        emptyText: t(messages.emptyText),
        noMatchText: t(messages.noMatchText),
        deniedTitle: t(messages.deniedTitle),
      }}
      {...denied}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      phoneRow={(transaction) => ({
        title: transaction.description,
        line: formats.dateTime(transaction.createdAt),
        badge: (
          <span className={css.phone}>
            <span className="ui-num">
              {signed(transaction.amount, (value) => formats.money(value, transaction.currency))}
            </span>
            {transaction.status !== 'succeeded' && <StateCell {...transaction} />}
          </span>
        ),
      })}
    />
  );
}
