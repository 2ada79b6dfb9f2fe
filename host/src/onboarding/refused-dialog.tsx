import { paths } from '@jackfield/contract';
import { Button } from '@jackfield/kit/ui/core';
import { CreditCard } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { common, navigateTo, useT } from '@jackfield/runtime';
import { DialogHead } from './dialog-head.tsx';
import { messages } from './messages.ts';
import { rereadMoney } from './payment-dialog.tsx';

/** Says after a return from the payment provider that the bank refused, and leads on. */
export function RefusedDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const close = () => {
    onClose();
    rereadMoney();
  };
  const payAgain = () => {
    close();
    void navigateTo(paths.admin.billing.information());
  };
  return (
    <Dialog
      open
      width={520}
      onClose={close}
      cancelText={t(common.close)}
      title={
        <DialogHead icon={<CreditCard size={20} strokeWidth={1.75} />} tone="error">
          {t(messages.refusedTitle)}
        </DialogHead>
      }
      action={
        <Button type="primary" onClick={payAgain}>
          {t(messages.billingInformation)}
        </Button>
      }
    >
      <p>{t(messages.refusedText)}</p>
    </Dialog>
  );
}
