import { useMay } from '@jackfield/kit/may';
import type { Invoice } from '@jackfield/contract/api/billing';
import { formatDate } from '@jackfield/domain';
import { Calendar, Hash, PhoneCall, Receipt } from '@jackfield/kit/ui/icons';
import {
  accountAtom,
  common,
  formatNumber,
  useFormats,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { historyOptions } from '../call-credits/balance-query.ts';
import { creditMessages } from '../call-credits/messages.ts';
import { daysLeft } from '../call-credits/runway.ts';
import { invoiceTexts } from '../invoices/messages.ts';
import { nextInvoice } from '../invoices/next-invoice.ts';
import { summaryMessages as messages } from './messages.ts';
import { numberCountsKey, numberCountsOptions } from './number-counts.ts';
import { openAmount } from './open-amount.ts';
import { PayFirst } from './pay-first.tsx';
import { Figure, StatCard } from './stat-card.tsx';
import css from './stat-cards.module.css';

type Invoices = UseQueryResult<Invoice[]>;

/** The figures that billing is asked for most, beside each other. */
export function StatCards({ invoices }: { invoices: Invoices }) {
  const seesNumbers = useMay('numbers:read');
  return (
    <div className={css.cards}>
      <CreditCard />
      <OpenCard invoices={invoices} />
      <NextCard invoices={invoices} />
      {seesNumbers && <NumbersCard />}
    </div>
  );
}

/** The credit, and how long it lasts at its pace. */
function CreditCard() {
  const t = useT();
  const { money } = useFormats();
  return (
    <StatCard title={t(messages.credit)} icon={PhoneCall} query={useQuery(historyOptions())}>
      {({ balance, currency, perDay }) => {
        const days = daysLeft(balance, perDay);
        const isUsedUp = balance <= 0;
        return (
          <Figure value={money(balance, currency)} isAlarming={isUsedUp}>
            {isUsedUp
              ? t(messages.creditUsedUp)
              : days === null
                ? t(creditMessages.fewUse)
                : t(creditMessages.lasts, { days })}
          </Figure>
        );
      }}
    </StatCard>
  );
}

/** What is to be paid, with the way to pay what is due first. */
function OpenCard({ invoices }: { invoices: Invoices }) {
  const t = useT();
  const { money } = useFormats();
  const date = useAccountDate();
  const [now] = useState(() => Date.now());
  const { first, amount, beingPaid, count, dueAt } = openAmount(invoices.data ?? []);
  const isLate = dueAt !== null && Date.parse(dueAt) < now;
  const text = () => {
    if (count === 0) return t(messages.nothingOpen);
    if (dueAt === null) return t(messages.openOnly, { count });
    return t(isLate ? messages.openLate : messages.openCount, { count, date: date(dueAt) });
  };
  return (
    <StatCard
      title={t(messages.open)}
      icon={Receipt}
      query={invoices}
      action={first && <PayFirst invoice={first} isOnly={count === 1} />}
    >
      {() => (
        <Figure
          value={money(amount)}
          isAlarming={isLate}
          {...(beingPaid > 0 && { note: t(messages.beingPaid, { amount: money(beingPaid) }) })}
        >
          {text()}
        </Figure>
      )}
    </StatCard>
  );
}

/** The invoice that is being prepared. */
function NextCard({ invoices }: { invoices: Invoices }) {
  const t = useT();
  const { money } = useFormats();
  const date = useAccountDate();
  return (
    <StatCard title={t(invoiceTexts.next)} icon={Calendar} query={invoices}>
      {(all) => {
        const next = nextInvoice(all);
        if (!next) return <Figure value={t(common.none)}>{t(invoiceTexts.noNext)}</Figure>;
        return (
          <Figure value={money(next.amountDue, next.currency)}>
            {t(invoiceTexts.issued, { date: date(next.periodEnd) })}
          </Figure>
        );
      }}
    </StatCard>
  );
}

/** How many numbers are paid for. */
function NumbersCard() {
  const t = useT();
  const tenantId = useAtomValue(accountAtom)?.id ?? '';
  useLiveRefetch(['phonenumber', 'company', 'teammate'], numberCountsKey);
  return (
    <StatCard
      title={t(messages.numbers)}
      icon={Hash}
      query={useQuery(numberCountsOptions(tenantId))}
    >
      {({ company, personal }) => (
        <Figure value={formatNumber(company + personal)}>
          {t(messages.numbersOf, { company, personal })}
        </Figure>
      )}
    </StatCard>
  );
}

/** Writes days as the account counts them. */
function useAccountDate(): (instant: string) => string {
  const timeZone = useAtomValue(accountAtom)?.timeZone ?? 'UTC';
  return (instant) => formatDate(instant, timeZone);
}
