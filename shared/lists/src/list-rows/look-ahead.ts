/** Rows in sight at a time in ms. */
export interface Sighting {
  first: number;
  last: number;
  at: number;
}

/** Faster than a page of rows in this time, ms, no answer could follow. */
const answerTime = 200;

/**
 * The rows that somebody who scrolls will see next: those in sight and a page of them in the
 * direction of travel. Null at rest, and at a speed at which they would be passed unseen.
 */
export function lookAhead(
  before: Pick<Sighting, 'first' | 'at'> | undefined,
  { first, last, at }: Sighting,
  pageSize: number,
): { first: number; last: number } | null {
  if (before === undefined || before.first === first) return null;
  const moved = first - before.first;
  const passed = Math.max(at - before.at, 1);
  if (Math.abs(moved) / passed > pageSize / answerTime) return null;
  return moved > 0
    ? { first, last: last + pageSize }
    : { first: Math.max(first - pageSize, 0), last };
}
