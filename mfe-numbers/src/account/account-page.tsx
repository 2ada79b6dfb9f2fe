import type { Tenant } from '@jackfield/contract/api/tenant';
import { useBreadcrumb } from '@jackfield/kit/breadcrumb';
import { RecordSkeleton } from '@jackfield/records/record-head';
import { QueryPage } from '@jackfield/records/record-page';
import { useLiveRefetch, useT } from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountKey, accountOptions } from './account-query.ts';
import { accountMessages } from './messages.ts';

interface AccountPageProps {
  title: string;
  children(account: Tenant): ReactNode;
}

/** Reads the own account, keeps it current, and shows every state it can be in. */
export function AccountPage({ title, children }: AccountPageProps) {
  const t = useT();
  const account = useQuery(accountOptions);
  useLiveRefetch(['tenant', 'tenantstatus'], accountKey);
  useBreadcrumb([{ label: t(accountMessages.company) }, { label: title }]);
  return (
    <QueryPage query={account} waiting={<RecordSkeleton name={title} />}>
      {(found) => children(found)}
    </QueryPage>
  );
}
