import type { trialItems } from '@jackfield/contract/api/subscription';
import type { Tenant } from '@jackfield/contract/api/tenant';

type TrialItem = (typeof trialItems)[number];

/** Which member of an account says how many of a kind its trial allows. */
const members = {
  company: 'trialMaximumCompany',
  companyNumber: 'trialMaximumCompanyDID',
  device: 'trialMaximumDevice',
  user: 'trialMaximumUser',
  userNumber: 'trialMaximumUserDID',
} as const satisfies Record<TrialItem, keyof Tenant>;

type Account = Partial<Pick<Tenant, 'stripeInfo' | (typeof members)[TrialItem]>>;

/** The most of a kind that an account on trial may have; null when nothing limits it (OP-58). */
export function trialMaximum(account: Account | null, item: TrialItem): number | null {
  return account?.stripeInfo?.isTrial ? (account[members[item]] ?? null) : null;
}
