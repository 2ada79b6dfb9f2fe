import { t } from '@jackfield/runtime';
import { offboardingMessages } from './messages.ts';
import type { SuccessorChoice } from './use-offboarding.ts';

/** What a deletion does to numbers, teams and devices, as far as nobody takes them over. */
export function deletionEffect(choice: SuccessorChoice | null): string {
  if (choice === null || !(choice.numbers || choice.teams)) return t(offboardingMessages.effect);
  const { name, numbers, teams } = choice;
  if (numbers && teams) return t(offboardingMessages.effectBoth, { name });
  return t(numbers ? offboardingMessages.effectNumbers : offboardingMessages.effectTeams, { name });
}
