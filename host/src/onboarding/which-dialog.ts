import type { Teammate } from '@jackfield/contract/api/teammate';
import type { Account } from '@jackfield/runtime';

/** What decides which global dialog lies over the page. */
export interface DialogFacts {
  profile: Pick<Teammate, 'role' | 'isFirstTime'>;
  account: Pick<
    Account,
    'status' | 'country' | 'isCreditCardExist' | 'onBoarding10DLCBrand' | 'onBoarding10DLCCampaign'
  >;
  /** Whether calls and messages exceed the fair use (token answer). */
  isFairUsage: boolean;
  /** Number of payment methods; null while unknown or not readable. */
  cardCount: number | null;
  /** Somebody else acts for the person, who goes through the wizard alone. */
  isImpersonated: boolean;
  isPaymentReturn: boolean;
  /** The person closed it in this session. */
  isFairUsageClosed: boolean;
  /** The person chose to be reminded later or never, or closed the reminder. */
  isReminderHidden: boolean;
}

export type GlobalDialog = 'suspended' | 'onboarding' | 'payment' | 'fairUsage' | 'reminder';

/** Whether a card is missing: admins by their payment methods, others by the account (SHELL-47). */
function lacksCard({ profile, account, cardCount }: DialogFacts): boolean {
  return profile.role === 'admin' ? cardCount === 0 : !account.isCreditCardExist;
}

/** Whether the messaging registration is to be completed by this person (SHELL-50). */
export function isReminderDue({ profile, account }: Pick<DialogFacts, 'profile' | 'account'>) {
  return (
    account.country === 'USA' &&
    profile.role === 'admin' &&
    !profile.isFirstTime &&
    (account.onBoarding10DLCBrand === false || account.onBoarding10DLCCampaign === false)
  );
}

/** The one dialog to show, the most pressing first (SHELL-45, SHELL-47, SHELL-49, SHELL-50, ONB-01). */
export function whichDialog(facts: DialogFacts): GlobalDialog | null {
  if (facts.account.status === 'suspended') return 'suspended';
  if (facts.profile.isFirstTime && !facts.isImpersonated) return 'onboarding';
  if (facts.isPaymentReturn) return 'payment';
  if (facts.isFairUsage && !facts.isFairUsageClosed && lacksCard(facts)) return 'fairUsage';
  if (!facts.isReminderHidden && isReminderDue(facts)) return 'reminder';
  return null;
}
