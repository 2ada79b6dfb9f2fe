import { paths } from '@jackfield/contract';
import { Button } from '@jackfield/kit/ui/core';
import { CreditCard } from '@jackfield/kit/ui/icons';
import { Dialog } from '@jackfield/kit/ui/overlay';
import { navigateTo, useT } from '@jackfield/runtime';
import { DialogHead } from './dialog-head.tsx';
import { messages } from './messages.ts';

/** Fair use is exceeded and no card is there (SHELL-47, SHELL-48, OP-35). */
export function FairUsageDialog({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const t = useT();
  const addCard = () => {
    onClose();
    void navigateTo(paths.admin.billing.information());
  };
  return (
    <Dialog
      open
      width={520}
      onClose={onClose}
      {...(isAdmin ? {} : { cancelText: t(messages.ok) })}
      title={
        <DialogHead icon={<CreditCard size={20} strokeWidth={1.75} />} tone="warning">
          {t(messages.fairUsageTitle)}
        </DialogHead>
      }
      action={
        isAdmin ? (
          <Button type="primary" onClick={addCard}>
            {t(messages.addCard)}
          </Button>
        ) : null
      }
    >
      <p>{t(isAdmin ? messages.fairUsageAdmin : messages.fairUsageOther)}</p>
    </Dialog>
  );
}
