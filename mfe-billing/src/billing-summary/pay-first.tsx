import type { Invoice } from '@jackfield/contract/api/billing';
import { lazyPart } from '@jackfield/kit/lazy-part';
import { Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { useState } from 'react';
import { billingMessages } from '../billing-information/messages.ts';
import { summaryMessages as messages } from './messages.ts';

const PayDialog = lazyPart(() =>
  import('../billing-information/pay-dialog.tsx').then((file) => file.PayDialog),
);

interface PayFirstProps {
  invoice: Invoice;
  /** Nothing else is open. */
  isOnly: boolean;
}

/** Pays the open invoice, or of several the one that is due first (BILL-06). */
export function PayFirst({ invoice, isOnly }: PayFirstProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const action = t(isOnly ? billingMessages.pay : messages.payOldest);
  return (
    <>
      <Button
        size="small"
        aria-label={t(billingMessages.payOf, { action, number: invoice.number })}
        onClick={() => setOpen(true)}
      >
        {action}
      </Button>
      {isOpen && <PayDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  );
}
