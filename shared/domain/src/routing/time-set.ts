/**
 * Instants as stretches that lie apart, in order: start, end (not part of it), start, end and so on,
 * in milliseconds.
 */
export type TimeSet = readonly number[];

/** The instants that both sets have. */
export function intersect(one: TimeSet, other: TimeSet): TimeSet {
  const both: number[] = [];
  for (let left = 0, right = 0; left < one.length && right < other.length; ) {
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
  let at = 0;
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
  const merged: number[] = [];
  for (let left = 0, right = 0; left < one.length || right < added.length; ) {
    const isLeft = right >= added.length || (one[left] ?? Infinity) < (added[right] ?? Infinity);
    const [from, to] = isLeft
      ? [one[left] ?? 0, one[left + 1] ?? 0]
      : [added[right] ?? 0, added[right + 1] ?? 0];
    if (isLeft) left += 2;
    else right += 2;
    if (merged.at(-1) === from) merged[merged.length - 1] = to;
    else merged.push(from, to);
  }
  return merged;
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
