import { paths } from '@jackfield/contract';
import { accountAtom, common, Link, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { addMessages } from './messages.ts';
import { roomLeft, trialMaximum } from './trial.ts';

/**
 * Why an account on trial can add no user, with the way on for its owner; undefined while there is
 * room or the count is unknown (ROLE-20, OP-58).
 */
export function useTrialBlock(users: number | null | undefined): ReactNode {
  const t = useT();
  const maximum = trialMaximum(useAtomValue(accountAtom) ?? {});
  const isOwner = useAtomValue(profileAtom)?.isTenantOwner === true;
  if (maximum === null || typeof users !== 'number' || roomLeft(maximum, users) > 0) {
    return undefined;
  }
  return (
    <>
      {t(addMessages.trialLimit, { n: maximum })}{' '}
      {isOwner && <Link to={paths.admin.billing.subscription()}>{t(common.subscription)}</Link>}
    </>
  );
}
