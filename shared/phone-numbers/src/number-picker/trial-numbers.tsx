import { paths } from '@jackfield/contract';
import { listTenantNumbers } from '@jackfield/contract/api/number';
import { trialMaximum } from '@jackfield/domain/trial-limits';
import {
  accountAtom,
  call,
  common,
  defineMessages,
  firstRowsAtom,
  Link,
  profileAtom,
  useLiveRefetch,
  useT,
} from '@jackfield/runtime';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { NumberOwner } from './owner.ts';

const trialMessages = defineMessages('phoneNumbers.trial', {
  limit:
    'Your trial allows up to {n} {n, plural, one {phone number} other {phone numbers}} of {owner, select, company {company numbers} other {users}}. End the trial to add more.',
});

type OwnerType = NumberOwner['type'];

const key = (ownerType: OwnerType) => ['phonenumber', 'trial', ownerType];

const itemOf = { company: 'companyNumber', teammate: 'userNumber' } as const;

/**
 * How many more phone numbers the trial allows owners of a kind (ROLE-18, ROLE-21); null without a
 * limit and until it is known. It is asked for after the first rows.
 */
export function useTrialNumberRoom(ownerType: OwnerType): number | null {
  const account = useAtomValue(accountAtom);
  const most = trialMaximum(account, itemOf[ownerType]);
  const isSettled = useAtomValue(firstRowsAtom);
  const id = account?.id ?? '';
  useLiveRefetch(['phonenumber'], key(ownerType));
  const { data: total } = useQuery({
    queryKey: key(ownerType),
    queryFn: async ({ signal }) => {
      const query = { ownerType, pageNum: 1, limit: 1 };
      return (await call(listTenantNumbers, { params: { id }, query }, { signal })).total;
    },
    enabled: most !== null && isSettled && id !== '',
  });
  return most === null || typeof total !== 'number' ? null : Math.max(0, most - total);
}

/** Says that the trial allows no more phone numbers. */
export function TrialNumbersText({ ownerType }: { ownerType: OwnerType }) {
  const t = useT();
  const most = trialMaximum(useAtomValue(accountAtom), itemOf[ownerType]);
  return <TrialText>{t(trialMessages.limit, { n: most ?? 0, owner: ownerType })}</TrialText>;
}

/** Why the trial allows no more, with the way on for the tenant owner (OP-58). */
export function TrialText({ children }: { children: ReactNode }) {
  const t = useT();
  const isOwner = useAtomValue(profileAtom)?.isTenantOwner === true;
  return (
    <>
      {children}{' '}
      {isOwner && <Link to={paths.admin.billing.subscription()}>{t(common.subscription)}</Link>}
    </>
  );
}
