import type { Tenant } from '@jackfield/contract/api/tenant';

/** The most users of an account on trial, or null when nothing limits them (ROLE-20). */
export function trialMaximum(
  account: Partial<Pick<Tenant, 'stripeInfo' | 'trialMaximumUser'>>,
): number | null {
  if (!account.stripeInfo?.isTrial) return null;
  return account.trialMaximumUser ?? null;
}

/** How many more users the trial allows; Infinity without a limit. */
export function roomLeft(maximum: number | null, users: number): number {
  return maximum === null ? Number.POSITIVE_INFINITY : Math.max(0, maximum - users);
}
