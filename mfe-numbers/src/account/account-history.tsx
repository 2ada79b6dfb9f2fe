import type { Tenant } from '@jackfield/contract/api/tenant';
import { HistoryButton } from '../history-button/history-button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { accountKey } from './account-query.ts';

const eventTypes = ['tenant', 'tenantstatus'] as const;

/** Who changed what of the account, and the ways back (annex J2). */
export function AccountHistory({ account }: { account: Tenant }) {
  const client = useQueryClient();
  const { id, companyName: name, version } = account;
  return (
    <HistoryButton
      entity="tenant"
      record={{ id, name, version }}
      eventTypes={eventTypes}
      onRestored={() => void client.invalidateQueries({ queryKey: accountKey })}
    />
  );
}
