/** Rows from one place to another, both of them included. */
export interface Stretch {
  first: number;
  last: number;
}

/** The rows of a long list that are in the page. */
export interface Drawn {
  sight: Stretch;
  /** Rows drawn in full; others in sight show their first column only. */
  full: Stretch;
  /** The way one scrolled last, where more rows stand ready. */
  isUp: boolean;
  /** One scrolled so far at once that rows would go before anybody has read them. */
  isRacing: boolean;
}

/** Rows that stand ready where one scrolls to, and where one comes from. */
const ahead = 24;
const behind = 8;

/** More rows drawn in full in one frame would make it late (P9). */
const atOnce = 4;

/** Rows as a list first shows them: all in sight in full. */
export const firstDrawn = (sight: Stretch): Drawn => ({
  sight,
  full: sight,
  isUp: false,
  isRacing: false,
});

/** After one has scrolled, before anything more is drawn in full. */
export function scrolled(drawn: Drawn, sight: Stretch): Drawn {
  const moved = sight.first - drawn.sight.first;
  const isRacing = Math.abs(moved) > (sight.last - sight.first) / 2;
  return { sight, full: drawn.full, isUp: moved === 0 ? drawn.isUp : moved < 0, isRacing };
}

/**
 * A few more rows in full: first those in sight, then those around them; what lies farther goes.
 * Called again with its answer it comes to an end, where it answers the same stretch.
 */
export function drawMore({ sight, full, isUp }: Drawn, count: number): Drawn {
  const most = {
    first: Math.max(sight.first - (isUp ? ahead : behind), 0),
    last: Math.min(sight.last + (isUp ? behind : ahead), count - 1),
  };
  const isApart = full.last < sight.first - 1 || full.first > sight.last + 1;
  const start = isUp ? sight.last + 1 : sight.first;
  const first = isApart ? start : Math.max(full.first, most.first);
  const last = isApart ? start - 1 : Math.min(full.last, most.last);
  const above = Math.max(first - most.first, 0);
  const below = Math.max(most.last - last, 0);
  const unseen = isUp ? last < sight.last : first > sight.first;
  const goesUp = unseen ? !isUp : isUp;
  const up = Math.min(atOnce, goesUp ? above : Math.max(atOnce - below, 0), above);
  const down = Math.min(atOnce - up, below);
  return { sight, full: { first: first - up, last: last + down }, isUp, isRacing: false };
}

export const isSame = (one: Stretch, other: Stretch) =>
  one.first === other.first && one.last === other.last;

export const covers = (outer: Stretch, inner: Stretch) =>
  outer.first <= inner.first && outer.last >= inner.last;
