import { useChangeNotices } from '@jackfield/call-routing/call-flow';
import type { CompanyListItem } from '@jackfield/contract/api/company';
import { ConfirmDialog } from '@jackfield/kit/ui/overlay';
import { failureText, notify, useT } from '@jackfield/runtime';
import { useState } from 'react';
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
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { id, label: name, version, phoneNumbers } = company;

  const { notices, mayGoOn } = useChangeNotices(
    id,
    (config) => ({
      ...config,
      companies: config.companies.filter((one) => one.id !== id),
      numbers: config.numbers.filter(({ ownerId }) => ownerId !== id),
      menus: config.menus.filter(({ ownerId }) => ownerId !== id),
    }),
    { isAsked: true },
  );

  async function remove() {
    setBusy(true);
    setError(undefined);
    try {
      await giveUpCompany(id, version);
      notify.success(t(listingMessages.deleted));
      onClose();
    } catch (failure) {
      setError(failureText(failure));
      setBusy(false);
    }
    await onDeleted();
  }

  return (
    <ConfirmDialog
      open
      title={t(listingMessages.deleteTitle, { name })}
      confirmText={t(listingMessages.deleteConfirm)}
      notices={notices}
      mayConfirm={mayGoOn}
      busy={isBusy}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {t(listingMessages.deleteText, { name })}{' '}
      {t(listingMessages.deleteEffect, { count: phoneNumbers.length })}{' '}
      {t(listingMessages.deleteKept)}
    </ConfirmDialog>
  );
}
