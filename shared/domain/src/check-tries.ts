/** Checks of a card that may fail within the window before the step is locked for as long (annex E7). */
export const mostFailures = 3;
const window = 24 * 60 * 60 * 1000;

/** How often a check may still fail, and until when none may be made (milliseconds). */
export interface CheckTries {
  readonly left: number;
  readonly lockedUntil: number | null;
}

/** Judges the last failures, the newest first, at an instant. */
export function checkTries(failures: readonly number[], now: number): CheckTries {
  const [last = Number.NEGATIVE_INFINITY] = failures;
  const first = failures[mostFailures - 1] ?? Number.NEGATIVE_INFINITY;
  const until = last + window;
  if (first > last - window && now < until) return { left: 0, lockedUntil: until };
  const recent = failures.filter((at) => at > now - window).length;
  return { left: Math.max(1, mostFailures - recent), lockedUntil: null };
}
