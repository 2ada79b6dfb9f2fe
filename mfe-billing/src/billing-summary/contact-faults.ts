import { type BillingContact, billingContactSchema } from '@jackfield/contract/api/tenant';
import type { Faults } from '@jackfield/kit/ui/overlay';
import { t as say } from '@jackfield/runtime';
import * as v from 'valibot';
import { contactMessages as messages } from './messages.ts';

/** What is wrong with a contact beside the others of the list. */
export function contactFaults(
  typed: { name: string; email: string },
  others: readonly BillingContact[],
): Faults {
  const { issues } = v.safeParse(billingContactSchema, typed);
  const faults: Record<string, string> = {};
  for (const issue of issues ?? []) faults[String(issue.path?.[0]?.key)] ??= issue.message;
  const email = typed.email.trim().toLowerCase();
  if (!faults['email'] && others.some((other) => other.email === email)) {
    faults['email'] = say(messages.repeated);
  }
  return faults;
}
