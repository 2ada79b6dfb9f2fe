import type { InvoiceDocument } from '@jackfield/contract/api/billing';
import { formatDate, formatMoney } from '@jackfield/domain';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { invoiceLook, isOverdue, isPayable } from '../billing-information/invoice-status.ts';
import { billingMessages } from '../billing-information/messages.ts';
import { brandName } from '@jackfield/domain/card-brand';
import { documentMessages as messages } from './messages.ts';
import css from './paper.module.css';

interface InvoiceStateProps {
  invoice: InvoiceDocument;
  timeZone: string;
}

/** Whether it is paid, by when and with what, or why not. */
export function InvoiceState({ invoice, timeZone }: InvoiceStateProps) {
  const t = useT();
  const [now] = useState(() => Date.now());
  const { meaning, shape, label } = invoiceLook(invoice);
  const tone = isOverdue(invoice, now) ? 'error' : meaning;
  return (
    <p className={css.state} data-tone={tone}>
      <strong className={css.badge}>
        <span data-shape={shape} aria-hidden="true" />
        {t(label)}
      </strong>
      <span>{useStateText(invoice, timeZone)}</span>
    </p>
  );
}

function useStateText(invoice: InvoiceDocument, timeZone: string): string {
  const t = useT();
  const { status, payment, card, dueAt, currency } = invoice;
  const amount = formatMoney(invoice.amountDue, currency);
  const named = (known: { brand: string; last4Digits: string }) =>
    t(billingMessages.cardEnding, { brand: brandName(known.brand), last4: known.last4Digits });
  if (invoice.isBeingPaid) return t(messages.underWay);
  if (status === 'draft') return t(messages.growing);
  if (status === 'void') return t(messages.voided);
  if (payment?.card) {
    return t(messages.paidWith, {
      date: formatDate(payment.at, timeZone),
      card: named(payment.card),
    });
  }
  if (!isPayable(invoice)) return t(messages.paidAll);
  if (status !== 'open' || dueAt === null) return t(messages.notPaid, { amount });
  const due = { amount, date: formatDate(dueAt, timeZone) };
  return card ? t(messages.willCharge, { ...due, card: named(card) }) : t(messages.isDue, due);
}
