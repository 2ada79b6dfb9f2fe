import type { Currency } from '@jackfield/contract';

const monthly: Record<Currency, { local: number; tollFree: number }> = {
  usd: { local: 3, tollFree: 5 },
  myr: { local: 12, tollFree: 20 },
};

/** What a number costs a month, in the account's currency (annex A6). */
export function monthlyPrice(currency: Currency, isTollFree: boolean): number {
  return monthly[currency][isTollFree ? 'tollFree' : 'local'];
}
