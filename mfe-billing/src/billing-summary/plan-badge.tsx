import { paths } from '@jackfield/contract';
import { StatusBadge } from '@jackfield/kit/ui/core';
import { accountAtom, Link, profileAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { summaryMessages as messages } from './messages.ts';

/** Trial or paid, and for the owner the way to the subscription (SHELL-35). */
export function PlanBadge() {
  const t = useT();
  const plan = useAtomValue(accountAtom)?.stripeInfo;
  const isOwner = useAtomValue(profileAtom)?.isTenantOwner === true;
  if (!plan) return null;
  const { isTrial } = plan;
  return (
    <>
      <StatusBadge meaning={isTrial ? 'info' : 'success'} shape={isTrial ? 'ring' : 'dot'}>
        {t(isTrial ? messages.trial : messages.paidPlan)}
      </StatusBadge>
      {isOwner && (
        <Link to={paths.admin.billing.subscription()}>{t(messages.openSubscription)}</Link>
      )}
    </>
  );
}
