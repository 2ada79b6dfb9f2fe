import { paths } from '@jackfield/contract';
import { formatDate } from '@jackfield/domain';
import { SummaryCard } from '@jackfield/kit/summary-card';
import { common, Link, profileAtom, useFormats, useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { expiryDate } from '../billing-information/card-expiry.ts';
import { brandName } from '@jackfield/domain/card-brand';
import { useCards } from '../cards/use-cards.ts';
import { billingMessages } from '../billing-information/messages.ts';
import { invoiceTexts } from '../invoices/messages.ts';
import { nextInvoice, recentInvoicesOptions } from '../invoices/next-invoice.ts';
import { accountKey, accountOptions, balanceOf } from './account-query.ts';
import { summaryMessages as messages } from './messages.ts';
import { openAmount } from './open-amount.ts';
import { SummaryLayout } from './summary-layout.tsx';
import css from './summary-page.module.css';

interface Asked {
  data: unknown;
  isError: boolean;
  refetch(): unknown;
}

/** Props of a card that shows what one query answers. */
const cardOf = ({ data, isError, refetch }: Asked) => ({
  state:
    data !== undefined ? ('ready' as const) : isError ? ('failed' as const) : ('loading' as const),
  height: 64,
  onRetry: () => void refetch(),
});

/** /admin-settings/billing/billing-summary/edit/summary: how billing stands (BILL-04). */
export function Component() {
  const t = useT();
  const { money } = useFormats();
  const isOwner = useAtomValue(profileAtom)?.isTenantOwner === true;
  const [now] = useState(() => Date.now());
  useLiveRefetch(['tenant', 'tenantstatus', 'balance'], accountKey);
  useLiveRefetch(['invoice'], ['invoice']);
  const account = useQuery(accountOptions);
  const invoices = useQuery(recentInvoicesOptions());
  const cards = useCards();
  const timeZone = account.data?.timeZone ?? 'UTC';
  const date = (instant: string) => formatDate(instant, timeZone);
  const next = invoices.data && nextInvoice(invoices.data);
  const open = openAmount(invoices.data ?? []);
  const card = cards.data?.find(({ isDefault }) => isDefault)?.card;
  const isLate = open.dueAt !== null && Date.parse(open.dueAt) < now;
  return (
    <SummaryLayout>
      <div className={css.cards}>
        <SummaryCard title={t(messages.credit)} {...cardOf(account)}>
          {account.data && (
            <Figure value={money(balanceOf(account.data), account.data.currency)}>
              {t(messages.creditText)}
            </Figure>
          )}
        </SummaryCard>
        <SummaryCard title={t(messages.open)} {...cardOf(invoices)}>
          <Figure value={money(open.amount)} isLate={isLate}>
            {open.count === 0 || open.dueAt === null
              ? t(messages.nothingOpen)
              : t(isLate ? messages.openLate : messages.openCount, {
                  count: open.count,
                  date: date(open.dueAt),
                })}
          </Figure>
        </SummaryCard>
        <SummaryCard title={t(invoiceTexts.next)} {...cardOf(invoices)}>
          <Figure value={next ? money(next.amountDue, next.currency) : t(common.none)}>
            {next ? t(invoiceTexts.issued, { date: date(next.periodEnd) }) : t(invoiceTexts.noNext)}
          </Figure>
        </SummaryCard>
        <SummaryCard title={t(messages.subscription)} {...cardOf(account)}>
          <Figure value={t(account.data?.stripeInfo.isTrial ? messages.trial : common.paid)}>
            {isOwner ? (
              <Link to={paths.admin.billing.subscription()}>{t(messages.openSubscription)}</Link>
            ) : (
              !account.data?.stripeInfo.isTrial && t(messages.paidPlan)
            )}
          </Figure>
        </SummaryCard>
        <SummaryCard title={t(messages.card)} {...cardOf(cards)}>
          {card ? (
            <Figure
              value={t(billingMessages.cardEnding, {
                brand: brandName(card.brand),
                last4: card.last4Digits,
              })}
            >
              {t(billingMessages.expires, { date: expiryDate(card) })}
            </Figure>
          ) : (
            <Figure value={t(common.none)}>{t(messages.noCard)}</Figure>
          )}
        </SummaryCard>
      </div>
      <p>
        <Link to={paths.admin.billing.information()}>{t(billingMessages.title)}</Link>
      </p>
    </SummaryLayout>
  );
}

function Figure({
  value,
  isLate = false,
  children,
}: {
  value: string;
  isLate?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={css.figure}>
      <p className="ui-display ui-num">{value}</p>
      <p className="ui-secondary" data-late={isLate}>
        {children}
      </p>
    </div>
  );
}
