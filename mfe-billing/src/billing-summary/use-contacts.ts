import { type Tenant, type TenantChange, updateTenant } from '@jackfield/contract/api/tenant';
import { undoAction } from '@jackfield/records/restore';
import { call } from '@jackfield/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { accountKey, accountOptions } from './account-query.ts';

type Contacts = NonNullable<TenantChange['billingContacts']>;

/** Stores the contacts of an account as of its version, and takes one save back. */
export function useContacts(account: Tenant) {
  const client = useQueryClient();
  const put = async (billingContacts: Contacts, version: number) => {
    const stored = await call(updateTenant, { body: { billingContacts } }, { version });
    client.setQueryData(accountOptions.queryKey, stored);
    return stored;
  };
  return {
    store: (contacts: Contacts) => put(contacts, account.version),
    /** Puts the list back as it was before a save, unless somebody has changed the account since. */
    undo: (stored: Tenant) => undoAction(() => put(account.billingContacts, stored.version)),
    /** Reads the account again, for example because somebody else was faster. */
    refresh: () => client.invalidateQueries({ queryKey: accountKey }),
  };
}
