/** Days of use by which the pace is known. */
export const paceDays = 30;
const fewDays = 3;
const fewest = 5;

/**
 * For how many days a credit lasts at the pace of the last 30, where that is worth a word (annex
 * J7): below three days, or below 5.00. Null otherwise, and where nothing was used, which has no
 * pace.
 */
export function creditRunway(balance: number, usedIn30Days: number): number | null {
  if (balance <= 0) return 0;
  if (usedIn30Days <= 0) return null;
  const days = balance / (usedIn30Days / paceDays);
  return days < fewDays || balance < fewest ? Math.floor(days) : null;
}
