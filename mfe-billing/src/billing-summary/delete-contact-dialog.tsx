import type { BillingContact, Tenant } from '@jackfield/contract/api/tenant';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { useContacts } from './use-contacts.ts';

interface DeleteContactDialogProps {
  account: Tenant;
  contact: BillingContact;
  onClose(): void;
}

/** Asks before somebody no longer gets the invoices; the toast takes it back. */
export function DeleteContactDialog({ account, contact, onClose }: DeleteContactDialogProps) {
  const t = useT();
  const { name } = contact;
  const { store, undo, refresh } = useContacts(account);
  const asked = useConfirm(
    () => store(account.billingContacts.filter(({ id }) => id !== contact.id)),
    {
      done: (stored) => [t(common.isDeleted, { name }), undo(stored)],
      onDone: onClose,
      onFailed: () => void refresh(),
    },
  );
  return (
    <ConfirmDialog
      title={t(common.deleteTitle, { name })}
      confirmText={t(common.delete)}
      onClose={onClose}
      {...asked.dialog}
    >
      {t(common.deleteQuestion, { name })}
    </ConfirmDialog>
  );
}
