import { type Tenant, tenantSchema } from '@jackfield/contract/api/tenant';
import {
  draftStore,
  lastEditorOf,
  type RecordFormOptions,
  useRecordForm,
} from '@jackfield/records/record-form';
import { common, notify, sessionAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { keepAccount } from './account-query.ts';
import { accountMessages } from './messages.ts';

interface AccountFormOptions<Values extends FieldValues>
  extends Pick<RecordFormOptions<Tenant, Values>, 'fields' | 'valuesOf' | 'schema' | 'save'> {
  /** Page that the form is on; drafts are kept by it. */
  page: string;
  /** The same values without their rules, for drafts. */
  typed: v.GenericSchema<unknown, Values>;
}

/** State of a form about members of the account (annex J1, J8). */
export function useAccountForm<Values extends FieldValues>(
  account: Tenant,
  { page, typed, ...options }: AccountFormOptions<Values>,
) {
  const t = useT();
  const client = useQueryClient();
  const editor = useAtomValue(sessionAtom).profile?.teammateId ?? '';
  const { id } = account;
  const drafts = useMemo(
    () => draftStore(`account.${page}.${editor}.${id}`, typed),
    [page, editor, id, typed],
  );
  const announce = async (hasConflict: boolean, showConflict: () => void) => {
    const name = (await lastEditorOf('tenant', id)) ?? t(common.somebody);
    const show = { label: t(common.show), run: showConflict };
    notify.info(t(accountMessages.changedElsewhere, { name }), hasConflict ? show : undefined);
  };
  return useRecordForm<Tenant, Values>({
    ...options,
    record: account,
    recordSchema: tenantSchema,
    drafts,
    keep: (stored) => keepAccount(client, stored),
    onSaved: () => notify.success(t(common.saved)),
    onChangedElsewhere: (...news) => void announce(...news),
  });
}
