import { useMay } from '@jackfield/kit/may';
import { cardEntrySession } from '@jackfield/contract/api/billing';
import { Button } from '@jackfield/kit/ui/core';
import { call, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { payingMessages as messages } from './messages.ts';

/** Leads to the page of the payment provider where a card is entered (OP-106). */
export function AddCardButton() {
  const t = useT();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      const { url } = await call(cardEntrySession);
      // Stays busy: the page is gone in a moment.
      window.location.assign(url);
    } catch (error) {
      setLeaving(false);
      notify.failure(error);
    }
  };
  const mayPay = useMay('billing:write');
  if (!mayPay) return null;
  return (
    <Button size="small" loading={isLeaving} onClick={() => void leave()}>
      {t(messages.addCard)}
    </Button>
  );
}
