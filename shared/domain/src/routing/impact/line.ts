import type { TimeSet } from '../time-set.ts';

/**
 * A value that changes at known instants: `ids[i]` holds from `at[i]` (milliseconds) to before
 * `at[i + 1]`. The first instant is -Infinity; neighbours differ.
 */
export interface Line {
  readonly at: readonly number[];
  readonly ids: readonly number[];
}

/** A value that never changes. */
export const constant = (id: number): Line => ({ at: [-Infinity], ids: [id] });

/** The index of the stretch that holds at an instant. */
export function stretchAt({ at }: Line, instant: number): number {
  let [low, high] = [0, at.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((at[middle] ?? 0) <= instant) low = middle;
    else high = middle - 1;
  }
  return low;
}

class Drawing implements Line {
  readonly at: number[] = [];
  readonly ids: number[] = [];

  add(at: number, id: number): void {
    if (this.ids.length > 0 && this.ids.at(-1) === id) return;
    this.at.push(at);
    this.ids.push(id);
  }
}

/** The value that a line has some milliseconds later. */
export const ahead = ({ at, ids }: Line, by: number): Line =>
  by === 0 || at.length === 1 ? { at, ids } : { at: at.map((instant) => instant - by), ids };

/** Another value for each. */
export function mapped(line: Line, value: (id: number) => number): Line {
  const drawing = new Drawing();
  for (const [index, id] of line.ids.entries()) drawing.add(line.at[index] ?? 0, value(id));
  return drawing;
}

/** A value made of those of several lines. */
export function combined(lines: readonly Line[], value: (ids: number[]) => number): Line {
  const drawing = new Drawing();
  const places = lines.map(() => 0);
  let at = -Infinity;
  while (at < Infinity) {
    drawing.add(at, value(lines.map(({ ids }, one) => ids[places[one] ?? 0] ?? 0)));
    const now = lines.map((line, one) => line.at[(places[one] ?? 0) + 1] ?? Infinity);
    at = Math.min(Infinity, ...now);
    for (const [one, next] of now.entries()) if (next === at) places[one] = (places[one] ?? 0) + 1;
  }
  return drawing;
}

/** While a line has the value n, the value of option n. */
export function picked(choice: Line, options: readonly Line[]): Line {
  const drawing = new Drawing();
  for (const [index, id] of choice.ids.entries()) {
    const from = choice.at[index] ?? 0;
    const to = choice.at[index + 1] ?? Infinity;
    const line = options[id];
    if (line === undefined) continue;
    let place = stretchAt(line, from);
    drawing.add(from, line.ids[place] ?? 0);
    for (place += 1; (line.at[place] ?? Infinity) < to; place += 1) {
      drawing.add(line.at[place] ?? 0, line.ids[place] ?? 0);
    }
  }
  return drawing;
}

/** More values than a line can have, so that two of them make one key. */
const mostIds = 2 ** 26;

/** Where two lines are both constant: the spans of each pair of values within some spans. */
export function pairsWithin(
  [one, other]: readonly [Line, Line],
  within: TimeSet,
): Map<number, { ids: readonly [number, number]; spans: number[] }> {
  const found = new Map<number, { ids: readonly [number, number]; spans: number[] }>();
  let i = stretchAt(one, within[0] ?? 0);
  let j = stretchAt(other, within[0] ?? 0);
  for (let index = 0; index < within.length; index += 2) {
    const start = within[index] ?? 0;
    const end = within[index + 1] ?? 0;
    while ((one.at[i + 1] ?? Infinity) <= start) i += 1;
    while ((other.at[j + 1] ?? Infinity) <= start) j += 1;
    for (let from = start; from < end; ) {
      const next = one.at[i + 1] ?? Infinity;
      const otherNext = other.at[j + 1] ?? Infinity;
      const to = Math.min(end, next, otherNext);
      const id = one.ids[i] ?? 0;
      const otherId = other.ids[j] ?? 0;
      const key = id * mostIds + otherId;
      let kept = found.get(key);
      if (kept === undefined) {
        kept = { ids: [id, otherId], spans: [] };
        found.set(key, kept);
      }
      const { spans } = kept;
      const last = spans.length - 1;
      if (last > 0 && spans[last] === from) spans[last] = to;
      else spans.push(from, to);
      if (next === to) i += 1;
      if (otherNext === to) j += 1;
      from = to;
    }
  }
  return found;
}
