import { type AttentionItem, type HomeWatchProps, paths } from '@jackfield/contract';
import { type Invoice, listInvoices, type PaymentMethod } from '@jackfield/contract/api/billing';
import { usageCounts } from '@jackfield/contract/api/usage';
import { dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { formatDay, formatMoney } from '@jackfield/domain';
import {
  accountAtom,
  call,
  t as plain,
  timeZoneAtom,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { hasFailed, isOverdue } from '../billing-information/invoice-status.ts';
import { homeMessages } from './messages.ts';
import { useTrialItem } from './use-trial-item.ts';
import { creditRunway, paceDays } from '@jackfield/domain/credit-runway';
import { cardEndsOn, cardToldOn } from '@jackfield/domain/matters';
import { useCards } from '../cards/use-cards.ts';

const invoicesKey = ['invoices', 'home'];
const paceKey = ['usage', 'pace'];
const read = 25;

/** Tells Home of payments that failed or are late, of credit that runs out and a card that ends. */
export function BillingWatch({ tell }: HomeWatchProps) {
  const t = useT();
  const account = useAtomValue(accountAtom);
  const own = useAtomValue(timeZoneAtom);
  const zone = account?.timeZone ?? own;
  const [now] = useState(() => Date.now());
  const today = localTimeAt(zone, now).day;
  const range = { startDate: dayText(today - paceDays), endDate: dayText(today - 1) };
  const cards = useCards();
  useLiveRefetch(['tenant', 'tenantstatus', 'invoice'], invoicesKey);
  const invoices = useQuery({
    queryKey: invoicesKey,
    queryFn: async ({ signal }) =>
      (await call(listInvoices, { query: { limit: read } }, { signal })).items,
  });
  const pace = useQuery({
    queryKey: [...paceKey, range],
    queryFn: async ({ signal }) => {
      const { days } = await call(usageCounts, { query: range }, { signal });
      return days.reduce((sum, { amount }) => sum + amount, 0);
    },
  });
  const isFailed = [invoices, pace, cards].some(
    ({ data, error }) => data === undefined && error !== null,
  );
  const isReady = [invoices, pace, cards].every(({ data }) => data !== undefined);
  const balance = account?.balance;
  const trial = useTrialItem(now);

  useEffect(() => {
    tell({
      state: isFailed ? 'failed' : isReady ? 'ready' : 'loading',
      retry() {
        for (const query of [invoices, pace, cards]) if (query.error !== null) void query.refetch();
      },
      attention: [
        ...(trial ? [trial] : []),
        ...invoiceItems(invoices.data ?? [], now),
        ...(balance === undefined || pace.data === undefined
          ? []
          : creditItems(creditRunway(balance, pace.data))),
        ...cardItems(cards.data ?? [], today),
      ],
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- told anew when something of it is read
  }, [tell, t, isFailed, isReady, invoices.data, pace.data, cards.data, balance, now, trial?.text]);
  return null;
}

/** Invoices of a kind in one line, newest first; the oldest is the one to pay first. */
function invoiceItem(
  id: string,
  invoices: readonly Invoice[],
  text: (said: { number: string; amount: string; count: number }) => string,
): AttentionItem[] {
  const oldest = invoices.at(-1);
  if (!oldest) return [];
  const count = invoices.length;
  const subject = plain(homeMessages.someInvoices, { count, number: oldest.number });
  const sum = invoices.reduce((before, { amountDue }) => before + amountDue, 0);
  return [
    {
      id,
      severity: 'soon',
      isAlwaysShown: true,
      text: text({ number: oldest.number, amount: formatMoney(sum, oldest.currency), count }),
      subject,
      action: {
        label: plain(homeMessages.payInvoice, { count }),
        to: `${paths.admin.billing.information()}?pay=${oldest.id}`,
      },
    },
  ];
}

function invoiceItems(invoices: readonly Invoice[], now: number): AttentionItem[] {
  const failed = invoices.filter(hasFailed);
  const late = invoices.filter((invoice) => !hasFailed(invoice) && isOverdue(invoice, now));
  return [
    ...invoiceItem('failed', failed, (said) => plain(homeMessages.failed, said)),
    ...invoiceItem('overdue', late, (said) => plain(homeMessages.overdue, said)),
  ];
}

function creditItems(days: number | null): AttentionItem[] {
  if (days === null) return [];
  return [
    {
      id: 'credit',
      severity: 'soon',
      isAlwaysShown: true,
      text: days === 0 ? plain(homeMessages.usedUp) : plain(homeMessages.credit, { days }),
      subject: plain(homeMessages.yourCredit),
      action: { label: plain(homeMessages.addCredit), to: paths.admin.billing.balance() },
    },
  ];
}

/** The card that pays, from 30 days before its end. */
function cardItems(cards: readonly PaymentMethod[], today: number): AttentionItem[] {
  const card = cards.find(({ isDefault }) => isDefault)?.card;
  if (card === undefined || today < cardToldOn(card)) return [];
  const last4 = card.last4Digits;
  const endsOn = cardEndsOn(card);
  const day = formatDay(dayText(endsOn));
  const text = endsOn < today ? homeMessages.cardEnded : homeMessages.cardEnds;
  return [
    {
      id: 'card',
      severity: 'soon',
      isAlwaysShown: true,
      text: plain(text, { last4, day }),
      subject: plain(homeMessages.card, { last4 }),
      action: { label: plain(homeMessages.replaceCard), to: paths.admin.billing.information() },
    },
  ];
}
