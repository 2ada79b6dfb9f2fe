import { Button } from '@jackfield/kit/ui/core';
import { CircleCheck, Clock } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { queryClient, session, useT } from '@jackfield/runtime';
import { DialogHead } from './dialog-head.tsx';
import { messages } from './messages.ts';

const texts = {
  payment: messages.paymentText,
  savingCard: messages.savingCard,
  savedCard: messages.savedCard,
} as const;

interface PaymentDialogProps {
  /** What was done at the provider, and how far it is here. */
  what: keyof typeof texts;
  onClose: () => void;
}

/** Loads again what a payment may have changed (OP-19). */
export function rereadMoney(): void {
  void session.reloadAccount().catch(() => undefined);
  void queryClient.invalidateQueries();
}

/** 'Payment In Process' after a return from the payment provider (SHELL-49, OP-19). */
export function PaymentDialog({ what, onClose }: PaymentDialogProps) {
  const t = useT();
  // The title is printed; what else is seen says that nothing is on its way.
  const isDone = what === 'savedCard';
  const Icon = isDone ? CircleCheck : Clock;
  const close = () => {
    onClose();
    rereadMoney();
  };
  return (
    <Dialog
      open
      width={520}
      onClose={close}
      cancelText={null}
      title={
        <DialogHead icon={<Icon size={20} strokeWidth={1.75} />} tone={isDone ? 'success' : 'info'}>
          {t(messages.paymentTitle)}
        </DialogHead>
      }
      action={
        <Button type="primary" onClick={close} data-safe>
          {t(messages.ok)}
        </Button>
      }
    >
      <p aria-live="polite" className={isDone ? 'ui-strong' : undefined}>
        {t(texts[what])}
      </p>
    </Dialog>
  );
}
