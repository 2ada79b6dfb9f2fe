import { endCompanyOverride, getCompany } from '@jackfield/contract/api/company';
import type { RoutedCompany } from '@jackfield/domain/routing';
import { undoSave, undoAction } from '@jackfield/records/restore';
import { call, notify, queryClient, useT } from '@jackfield/runtime';
import { useState } from 'react';
import { companyKeys } from '../numbers-listing/keys.ts';
import { listMessages } from './messages.ts';

/** Reads what the calendar shows again. */
export const refreshCalendar = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['routing'] }),
    queryClient.invalidateQueries({ queryKey: companyKeys.all }),
  ]);

/** Ends an override early, with an Undo in the toast (annex J4). */
export function useOpenAgain() {
  const t = useT();
  const [isBusy, setBusy] = useState(false);

  async function openAgain({ id, label: name }: RoutedCompany): Promise<void> {
    const params = { id };
    setBusy(true);
    try {
      const { version: asOf } = await call(getCompany, { params });
      const { version } = await call(endCompanyOverride, { params }, { version: asOf });
      const back = () => undoSave('company', id, { version, versions: 1 }).finally(refreshCalendar);
      notify.success(t(listMessages.opened, { name }), undoAction(back));
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
      await refreshCalendar();
    }
  }

  return { isBusy, openAgain };
}
