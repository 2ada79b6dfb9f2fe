import type { Teammate } from '@jackfield/contract/api/teammate';
import type { Account } from '@jackfield/runtime';

/** A step of the wizard, in the order in which they come. */
export type StepName = 'company' | 'number' | 'terms' | 'apps';

/** How the purchase of the personal number went; `none` where no number was wanted. */
export type Purchase = 'none' | 'bought' | 'failed';

/** What decides which steps somebody has before them. */
export interface StepFacts {
  profile: Pick<Teammate, 'role' | 'status' | 'phoneNumbers' | 'agreedTerms'>;
  account: Pick<Account, 'isCompanySetup'>;
  /** A number was chosen in this browser and no attempt to buy it was made yet. */
  isNumberWaiting: boolean;
}

/** Whether the calls after the terms went through far enough for the person to be active. */
const hasAgreed = ({ profile }: StepFacts) =>
  Boolean(profile.agreedTerms) && profile.status !== 'pending';

/**
 * The steps that apply and that the server does not know as done (ONB-02, ONB-04, OP-59, OP-61). They stay as they are while the wizard is open.
 */
export function stepsFor(facts: StepFacts): StepName[] {
  const { profile, account, isNumberWaiting } = facts;
  const isAgreed = hasAgreed(facts);
  const applies: Record<StepName, boolean> = {
    company: profile.role === 'admin' && account.isCompanySetup === false,
    number: profile.phoneNumbers.length === 0 && (!isAgreed || isNumberWaiting),
    terms: !isAgreed,
    apps: true,
  };
  return (['company', 'number', 'terms', 'apps'] as const).filter((step) => applies[step]);
}

/** The step whose Next sends everything: the last one before the apps, as a rule the terms. */
export const sendingStep = (steps: readonly StepName[]): StepName | undefined =>
  steps.findLast((step) => step !== 'apps');
