import type { BalanceHistory } from '@jackfield/contract/api/balance';
import { FormDialog } from '@jackfield/kit/ui/overlay';
import { useT } from '@jackfield/runtime';
import css from './credit-fields.module.css';
import { CreditFields } from './credit-fields.tsx';
import { creditMessages as messages } from './messages.ts';
import { useAddCredit } from './use-add-credit.ts';

interface AddCreditDialogProps {
  history: BalanceHistory;
  onClose(): void;
}

/** Adds credit from the default card, over the page that speaks of it (CRED-02). */
export function AddCreditDialog({ history, onClose }: AddCreditDialogProps) {
  const t = useT();
  const form = useAddCredit(history.currency);
  return (
    <FormDialog
      title={t(messages.add)}
      confirmText={form.addText}
      mayConfirm={form.isReady}
      dirty={form.own !== ''}
      busy={form.isSending}
      error={form.declined ?? undefined}
      onConfirm={async () => {
        const isTaken = await form.send();
        if (isTaken) onClose();
        return isTaken;
      }}
      onClose={onClose}
    >
      <div className={css.fields}>
        <CreditFields form={form} history={history} />
      </div>
    </FormDialog>
  );
}
