import type { Currency } from '@jackfield/contract';
import { addCredit } from '@jackfield/contract/api/balance';
import { isDeclined, usePriceTry } from '@jackfield/kit/price-box';
import { ApiFailure, call, notify, session, useFormats, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { creditRange, readAmount } from '../amounts/read-amount.ts';
import { cardName } from '../cards/card-name.ts';
import { useCards } from '../cards/use-cards.ts';
import { balanceKey } from './balance-query.ts';
import { creditMessages as messages } from './messages.ts';

/** Amounts that one click chooses (annex G6). */
export const amounts = [10, 25, 50, 100] as const;

export type AddCreditForm = ReturnType<typeof useAddCredit>;

/**
 * State of the form: one of the amounts or an own one, its fault, the card that is charged, and
 * what came of it.
 */
export function useAddCredit(currency: Currency) {
  const t = useT();
  const { money } = useFormats();
  const client = useQueryClient();
  const key = usePriceTry();
  const cards = useCards();
  const card = cards.data?.[0];
  const [chosen, setChosen] = useState<number | null>(25);
  const [own, setOwn] = useState('');
  const [isLeft, setLeft] = useState(false);
  const [isSending, setSending] = useState(false);
  const [declined, setDeclined] = useState<string | null>(null);
  const typed = own.trim() === '' ? null : readAmount(own, creditRange);
  const amount = typed === null ? chosen : typed.amount;
  const range = {
    least: money(creditRange.least, currency),
    most: money(creditRange.most, currency),
  };
  const faults = {
    range: t(messages.outside, range),
    decimals: t(messages.decimals),
  };

  /** Whether it was taken. */
  async function send(): Promise<boolean> {
    setLeft(true);
    if (amount === null || isSending) return false;
    setSending(true);
    setDeclined(null);
    const body = { amount, shownTotal: amount };
    try {
      const { status, confirmUrl } = await call(
        addCredit,
        { body },
        { idempotencyKey: key.of(body) },
      );
      key.renew();
      setOwn('');
      setLeft(false);
      if (confirmUrl) window.location.assign(confirmUrl);
      else if (status === 'pending') notify.info(t(messages.pending));
      else notify.success(t(messages.added, { amount: money(amount, currency) }));
      return true;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      key.failed(error);
      if (isDeclined(error))
        setDeclined(t(messages.declined, { card: card ? cardName(card) : '' }));
      else notify.failure(error);
      return false;
    } finally {
      setSending(false);
      void client.invalidateQueries({ queryKey: balanceKey });
      void session.reloadAccount().catch(() => undefined);
    }
  }

  return {
    chosen: typed === null ? chosen : null,
    own,
    amount,
    fault: isLeft && typed?.fault ? faults[typed.fault] : undefined,
    isSending,
    declined,
    card,
    cards,
    isReady: card !== undefined && amount !== null,
    addText: t(messages.addAmount, { amount: money(amount ?? 0, currency) }),
    choose(value: number) {
      setChosen(value);
      setOwn('');
      setDeclined(null);
    },
    type(text: string) {
      setOwn(text);
      setDeclined(null);
    },
    leave: () => setLeft(true),
    send,
  };
}
