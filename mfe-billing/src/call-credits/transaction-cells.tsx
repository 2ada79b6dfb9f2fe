import { transactionStates, transactionTypeWords } from '@jackfield/domain/words/transactions';
import type { Transaction } from '@jackfield/contract/api/balance';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { Phone, Plus, Receipt, Settings, Undo2 } from '@jackfield/kit/ui/icons';
import { TwoLines } from '@jackfield/kit/ui/table';
import { useFormats, useT } from '@jackfield/runtime';
import { brandName } from '@jackfield/domain/card-brand';
import { billingMessages } from '../billing-information/messages.ts';
import { creditMessages as messages } from './messages.ts';
import css from './transaction-cells.module.css';

const icons = {
  credit: Plus,
  usage: Phone,
  fee: Receipt,
  refund: Undo2,
  adjustment: Settings,
} as const;

/** Type of a transaction as shape and word. */
export function TypeCell({ transactionType }: Transaction) {
  const t = useT();
  const Icon = icons[transactionType];
  return (
    <span className="ui-signed">
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      {t(transactionTypeWords[transactionType])}
    </span>
  );
}

/** What it was, and the card that was charged. */
export function DescriptionCell({ description, card }: Transaction) {
  const t = useT();
  const second = card && {
    second: t(messages.cardEnding, { brand: brandName(card.brand), last4: card.last4Digits }),
  };
  return <TwoLines isName first={description} {...second} />;
}

/** '+$25.00' or '-$4.20'; faint where it moved nothing. */
export function AmountCell({ amount, currency, balanceAfter }: Transaction) {
  const { money } = useFormats();
  return (
    <span className={`ui-num ${css.amount}`} data-moved={balanceAfter !== null}>
      {signed(amount, (value) => money(value, currency))}
    </span>
  );
}

/** An amount with its sign in front of the currency. */
export function signed(amount: number, money: (amount: number) => string): string {
  return `${amount < 0 ? '-' : '+'}${money(Math.abs(amount))}`;
}

/** The credit after it. */
export function BalanceCell({ balanceAfter, currency }: Transaction) {
  const t = useT();
  const { money } = useFormats();
  if (balanceAfter === null) return <span className="ui-text3">{t(messages.noChange)}</span>;
  return <span className="ui-num">{money(balanceAfter, currency)}</span>;
}

const looks = {
  pending: { meaning: 'warning', shape: 'ring' },
  succeeded: { meaning: 'success', shape: 'dot' },
  failed: { meaning: 'error', shape: 'cross' },
} as const;

/** How far it is, as shape and word, or the way to say that it is wanted. */
export function StateCell({ status, confirmUrl }: Pick<Transaction, 'status' | 'confirmUrl'>) {
  const t = useT();
  if (confirmUrl) return <a href={confirmUrl}>{t(billingMessages.confirm)}</a>;
  return <StatusBadge {...looks[status]}>{t(transactionStates[status])}</StatusBadge>;
}
