const day = 86_400_000;

/** For how many whole days a credit lasts; null without a pace. */
export function daysLeft(balance: number, perDay: number | null): number | null {
  if (perDay === null || perDay <= 0) return null;
  return Math.max(0, Math.floor(balance / perDay));
}

/** A day of the picture: how much credit there was, or will be at the present pace. */
export interface RunwayPoint {
  day: string;
  balance: number | null;
  ahead: number | null;
}

/** Most days ahead that the picture shows. */
const mostAhead = 14;

/**
 * The days that were, and those to come until the credit is used up at its pace; the last day that
 * was begins both lines.
 */
export function runwayOf(
  days: readonly { day: string; balance: number }[],
  perDay: number | null,
): RunwayPoint[] {
  const past = days.map((each) => ({ ...each, ahead: null as number | null }));
  const today = past.at(-1);
  if (!today || perDay === null || perDay <= 0 || today.balance <= 0) return past;
  today.ahead = today.balance;
  const end = Math.min(mostAhead, Math.ceil(today.balance / perDay));
  const start = Date.parse(`${today.day}T00:00:00Z`);
  const ahead = Array.from({ length: end }, (_, index) => ({
    day: new Date(start + (index + 1) * day).toISOString().slice(0, 10),
    balance: null,
    ahead: Math.max(0, today.balance - perDay * (index + 1)),
  }));
  return [...past, ...ahead];
}
