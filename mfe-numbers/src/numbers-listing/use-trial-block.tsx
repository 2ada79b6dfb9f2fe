import { paths } from '@jackfield/contract';
import { TrialNumbersText, useTrialNumberRoom } from '@jackfield/phone-numbers/number-picker';
import { accountAtom, common, Link, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { listingMessages } from './messages.ts';

/**
 * Why an account on trial can add no company number, with the way on for its owner; undefined while
 * there is room or the count is unknown. Each takes a phone number too (ROLE-17, ROLE-18, OP-58).
 */
export function useTrialBlock(numbers: number | null): ReactNode {
  const t = useT();
  const account = useAtomValue(accountAtom);
  const isOwner = useAtomValue(profileAtom)?.isTenantOwner === true;
  const maximum = account?.stripeInfo?.isTrial ? (account.trialMaximumCompany ?? null) : null;
  const room = useTrialNumberRoom('company');
  const isFull = maximum !== null && numbers !== null && numbers >= maximum;
  if (!isFull) return room === 0 ? <TrialNumbersText ownerType="company" /> : undefined;
  return (
    <>
      {t(listingMessages.trialLimit, { n: maximum })}{' '}
      {isOwner && <Link to={paths.admin.billing.subscription()}>{t(common.subscription)}</Link>}
    </>
  );
}
