import type { HomeItem, Overview } from '../home/overview.ts';

/** What the bell has seen, and what of it went without the person. */
export interface Seen {
  /** What stood there last, by key. */
  readonly standing: ReadonlyMap<string, HomeItem>;
  /** What went by itself, the newest first. */
  readonly settled: readonly HomeItem[];
}

export const seenNothing: Seen = { standing: new Map(), settled: [] };

/** So many of those that went stay in sight. */
const mostSettled = 5;

/**
 * What was seen, after the areas have told anew. Nothing went while an area could not be asked, what
 * the person acted on did not go by itself, and what comes back is settled no more.
 */
export function seenAfter(
  before: Seen,
  {
    items,
    hidden,
    isSettled,
    missing,
  }: Pick<Overview, 'items' | 'hidden' | 'isSettled' | 'missing'>,
  acted: ReadonlySet<string>,
): Seen {
  if (!isSettled || missing.length > 0) return before;
  const standing = new Map(items.map((item) => [item.key, item]));
  const known = new Set([...items, ...hidden].map(({ key }) => key));
  const gone = [...before.standing.values()].filter(
    ({ key }) => !known.has(key) && !acted.has(key),
  );
  const settled = [...gone, ...before.settled.filter(({ key }) => !known.has(key))];
  return { standing, settled: settled.slice(0, mostSettled) };
}
