import { useWriteImpact } from '@jackfield/call-routing/call-flow';
import { type CompanyListItem, deleteCompany } from '@jackfield/contract/api/company';
import { dryRunOf } from '@jackfield/contract/api/routing-engine';
import { ConfirmDialog, useConfirm } from '@jackfield/kit/ui/overlay';
import { restoreDeleted, undoAction } from '@jackfield/records/restore';
import { call, common, useFormats, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { giveUpCompany, holdOptions } from './buy-company.ts';
import { listingMessages } from './messages.ts';

interface DeleteNumberDialogProps {
  company: CompanyListItem;
  /** Reads the listing again. */
  onDeleted(): Promise<unknown>;
  onClose(): void;
}

/** Asks before a company number is deleted, and says until when its phone numbers are held (OP-71). */
export function DeleteNumberDialog({ company, onDeleted, onClose }: DeleteNumberDialogProps) {
  const t = useT();
  const { date } = useFormats();
  const { id, label: name, version, phoneNumbers } = company;

  const noticed = useWriteImpact(
    `delete ${id}`,
    ({ signal }) => call(dryRunOf(deleteCompany), { params: { id } }, { version, signal }),
    { isAsked: true },
  );

  const hold = useQuery(holdOptions(id));
  const when = hold.data?.heldUntil ? date(hold.data.heldUntil) : null;
  const count = phoneNumbers.length;
  const undo = undoAction(async () => {
    await restoreDeleted('company', id, { action: 'company.delete' });
    await onDeleted();
  });
  const removal = useConfirm(() => giveUpCompany(id, { version, ...noticed.asSeen }), {
    done: [
      when === null
        ? t(common.isDeleted, { name })
        : t(listingMessages.deletedHeld, { name, count, when }),
      undo,
    ],
    onDone: onClose,
    settle: onDeleted,
  });

  return (
    <ConfirmDialog
      title={t(common.deleteTitle, { name })}
      confirmText={t(common.deleteNumber)}
      impact={noticed.impact}
      mayConfirm={noticed.mayGoOn && !hold.isPending}
      checking={!noticed.isKnown || hold.isPending}
      onClose={onClose}
      {...removal.dialog}
    >
      {t(common.deleteQuestion, { name })}{' '}
      {when === null
        ? t(listingMessages.deleteEffect, { count })
        : t(listingMessages.deleteHeld, { count, when })}{' '}
      {t(listingMessages.deleteKept)}
    </ConfirmDialog>
  );
}
