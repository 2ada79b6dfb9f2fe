import { paths } from '@jackfield/contract';
import { listTenantNumbers } from '@jackfield/contract/api/number';
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
import type { NumberOwner } from './owner.ts';

const trialMessages = defineMessages('phoneNumbers.trial', {
  limit:
    'Your trial allows up to {n} {n, plural, one {phone number} other {phone numbers}} of {owner, select, company {the company} other {users}}. End the trial to add more.',
});

type OwnerType = NumberOwner['type'];

const key = (ownerType: OwnerType) => ['phonenumber', 'trial', ownerType];

/** The most phone numbers that an account on trial allows owners of a kind (OP-58). */
function useMostNumbers(ownerType: OwnerType): number | null {
  const account = useAtomValue(accountAtom);
  const most =
    ownerType === 'company' ? account?.trialMaximumCompanyDID : account?.trialMaximumUserDID;
  return most ?? null;
}

/**
 * How many more phone numbers the trial allows owners of a kind (ROLE-18, ROLE-21); null without a
 * limit and until it is known. It is asked for after the first rows.
 */
export function useTrialNumberRoom(ownerType: OwnerType): number | null {
  const account = useAtomValue(accountAtom);
  const maximum = useMostNumbers(ownerType);
  const most = account?.stripeInfo?.isTrial ? maximum : null;
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

/** Says that the trial allows no more phone numbers, with the way on for the tenant owner. */
export function TrialNumbersText({ ownerType }: { ownerType: OwnerType }) {
  const t = useT();
  const most = useMostNumbers(ownerType);
  const isOwner = useAtomValue(profileAtom)?.isTenantOwner === true;
  return (
    <>
      {t(trialMessages.limit, { n: most ?? 0, owner: ownerType })}{' '}
      {isOwner && <Link to={paths.admin.billing.subscription()}>{t(common.subscription)}</Link>}
    </>
  );
}
