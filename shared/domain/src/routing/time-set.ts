/**
 * Instants as stretches that lie apart, in order: start, end (not part of it), start, end and so on,
 * in milliseconds.
 */
export type TimeSet = readonly number[];

/** The place of the first stretch that ends after an instant; the length of the set for none. */
function placeAfter(set: TimeSet, instant: number): number {
  let [low, high] = [0, set.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((set[2 * middle + 1] ?? 0) <= instant) low = middle + 1;
    else high = middle;
  }
  return 2 * low;
}

/** The instants that both sets have. */
export function intersect(one: TimeSet, other: TimeSet): TimeSet {
  const both: number[] = [];
  let left = placeAfter(one, other[0] ?? 0);
  let right = placeAfter(other, one[0] ?? 0);
  while (left < one.length && right < other.length) {
    const [from, to] = [one[left] ?? 0, one[left + 1] ?? 0];
    const [start, end] = [other[right] ?? 0, other[right + 1] ?? 0];
    const [first, last] = [Math.max(from, start), Math.min(to, end)];
    if (first < last) both.push(first, last);
    if (to < end) left += 2;
    else right += 2;
  }
  return both;
}

/** The instants of a set that another does not have. */
export function subtract(set: TimeSet, other: TimeSet): TimeSet {
  if (other.length === 0 || set.length === 0) return set;
  const left: number[] = [];
  let at = placeAfter(other, set[0] ?? 0);
  for (let index = 0; index < set.length; index += 2) {
    let from = set[index] ?? 0;
    const to = set[index + 1] ?? 0;
    while (at < other.length && (other[at + 1] ?? 0) <= from) at += 2;
    for (let next = at; next < other.length && (other[next] ?? 0) < to; next += 2) {
      if ((other[next] ?? 0) > from) left.push(from, other[next] ?? 0);
      from = other[next + 1] ?? 0;
    }
    if (from < to) left.push(from, to);
  }
  return left;
}

/** The instants of either set. */
export function unite(one: TimeSet, other: TimeSet): TimeSet {
  if (one.length === 0) return other;
  const added = subtract(other, one);
  if (added.length === 0) return one;
  // Stretches that end before the first that is added stay as they are, and so do those after the last.
  const first = placeAfter(one, (added[0] ?? 0) - 1);
  const last = placeAfter(one, added.at(-1) ?? 0);
  const end = (one[last] ?? Infinity) <= (added.at(-1) ?? 0) ? last + 2 : last;
  const merged = one.slice(0, first);
  for (let left = first, right = 0; left < end || right < added.length; ) {
    const isLeft =
      right >= added.length || (left < end && (one[left] ?? 0) < (added[right] ?? Infinity));
    const [from, to] = isLeft
      ? [one[left] ?? 0, one[left + 1] ?? 0]
      : [added[right] ?? 0, added[right + 1] ?? 0];
    if (isLeft) left += 2;
    else right += 2;
    if (merged.at(-1) === from) merged[merged.length - 1] = to;
    else merged.push(from, to);
  }
  return merged.concat(one.slice(end));
}

/** The same instants some milliseconds later. */
export const shift = (set: TimeSet, by: number): TimeSet =>
  by === 0 ? set : set.map((at) => at + by);

/** The stretches one by one. */
export function eachSpan(times: TimeSet): { from: number; to: number }[] {
  return times.flatMap((from, index) =>
    index % 2 === 0 ? [{ from, to: times[index + 1] ?? from }] : [],
  );
}

/** Numbers sets in the order in which they come, so that equal ones have the same number. */
export function numbering(): (set: TimeSet) => number {
  const known = new Map<TimeSet, number>();
  const alike = new Map<string, TimeSet[]>();
  return (set) => {
    const number = known.get(set);
    if (number !== undefined) return number;
    const sum = set.reduce((total, at) => (total * 31 + (at % 1_000_003)) % 1_000_003, 0);
    const key = `${set.length} ${set[0]} ${sum}`;
    const others = alike.get(key) ?? [];
    const same = others.find((other) => other.every((at, index) => at === set[index]));
    const given = known.get(same ?? set) ?? known.size;
    known.set(set, given);
    if (same === undefined) alike.set(key, [...others, set]);
    return given;
  };
}
