import type { TopUp } from '@jackfield/contract/api/top-up';

/** How many more top-ups the month has room for, counted in whole cents. */
export function topUpsLeft({ monthlyLimit, used, amount }: TopUp): number {
  return Math.max(0, Math.floor(Math.round((monthlyLimit - used) * 100) / (amount * 100)));
}
