import { useChangeImpact } from '@jackfield/call-routing/call-flow';
import type { CompanyListItem } from '@jackfield/contract/api/company';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { common, useT } from '@jackfield/runtime';
import { giveUpCompany } from './buy-company.ts';
import { listingMessages } from './messages.ts';

interface DeleteNumberDialogProps {
  company: CompanyListItem;
  /** Reads the listing again. */
  onDeleted(): Promise<unknown>;
  onClose(): void;
}

/** Asks before a company number and its phone numbers are given up (OP-71). */
export function DeleteNumberDialog({ company, onDeleted, onClose }: DeleteNumberDialogProps) {
  const t = useT();
  const { id, label: name, version, phoneNumbers } = company;

  const { impact, mayGoOn } = useChangeImpact(
    id,
    (config) => ({
      ...config,
      companies: config.companies.filter((one) => one.id !== id),
      numbers: config.numbers.filter(({ ownerId }) => ownerId !== id),
      menus: config.menus.filter(({ ownerId }) => ownerId !== id),
    }),
    { isAsked: true },
  );

  const removal = useConfirm(() => giveUpCompany(id, version), {
    done: t(common.deleted),
    onDone: onClose,
    settle: onDeleted,
  });

  return (
    <ConfirmDialog
      title={t(common.deleteTitle, { name })}
      confirmText={t(common.deleteNumber)}
      impact={impact}
      mayConfirm={mayGoOn}
      onClose={onClose}
      {...removal.dialog}
    >
      {t(common.deleteQuestion, { name })}{' '}
      {t(listingMessages.deleteEffect, { count: phoneNumbers.length })}{' '}
      {t(listingMessages.deleteKept)}
    </ConfirmDialog>
  );
}
