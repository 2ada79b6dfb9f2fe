import { parseCents } from '@jackfield/domain';
import type { TopUp } from '@jackfield/contract/api/top-up';

/** How many more top-ups the month has room for, counted in whole cents. */
export function topUpsLeft({ monthlyLimit, used, amount }: TopUp): number {
  const room = parseCents(monthlyLimit) - parseCents(used);
  return Math.max(0, Math.floor(room / parseCents(amount)));
}
