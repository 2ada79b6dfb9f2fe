import { type Tenant, tenantSchema } from '@jackfield/contract/api/tenant';
import { type RecordEdit, type SectionForm, useRecordEdit } from '@jackfield/records/record-form';
import { sessionAtom, useT } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { FieldValues } from 'react-hook-form';
import { cacheAccount } from './account-query.ts';
import { accountMessages } from './messages.ts';

interface AccountFormOptions<Values extends FieldValues> extends SectionForm<Tenant, Values> {
  /** Page that the form is on; drafts are kept by it. */
  page: string;
}

/** A form about members of the account. */
export function useAccountForm<Values extends FieldValues>(
  account: Tenant,
  { page, ...form }: AccountFormOptions<Values>,
): RecordEdit<Tenant, Values> {
  const t = useT();
  const client = useQueryClient();
  const editor = useAtomValue(sessionAtom).profile?.teammateId ?? '';
  const { id } = account;
  return useRecordEdit<Tenant, Values>({
    ...form,
    record: account,
    recordSchema: tenantSchema,
    history: { entity: 'tenant', id },
    draft: `account.${page}.${editor}.${id}`,
    words: {
      saved: t(accountMessages.saved),
      changedElsewhere: (name) => t(accountMessages.changedElsewhere, { name }),
    },
    keep: (stored) => cacheAccount(client, stored),
  });
}
