import fc from 'fast-check';
import { expect, it } from 'vitest';
import { intersect, shift, subtract, type TimeSet, unite } from './time-set.ts';

const most = 60;
const instants = Array.from({ length: most + 20 }, (_, index) => index - 10);

/** Stretches that lie apart, within the instants that are looked at. */
const anySet: fc.Arbitrary<TimeSet> = fc
  .uniqueArray(fc.integer({ min: 0, max: most }), { maxLength: 16 })
  .map((edges) => edges.toSorted((one, other) => one - other))
  .map((edges) => (edges.length % 2 === 0 ? edges : edges.slice(1)));

const has = (set: TimeSet, at: number) =>
  set.some((from, index) => index % 2 === 0 && from <= at && at < (set[index + 1] ?? 0));

/** In order, and none touches the next. */
const isOrderly = (set: TimeSet) =>
  set.length % 2 === 0 && set.every((at, index) => index === 0 || at > (set[index - 1] ?? 0));

it('reckons with sets of instants as one does instant by instant', () => {
  fc.assert(
    fc.property(anySet, anySet, fc.integer({ min: -5, max: 5 }), (one, other, by) => {
      for (const at of instants) {
        const [left, right] = [has(one, at), has(other, at)];
        expect(has(intersect(one, other), at)).toBe(left && right);
        expect(has(subtract(one, other), at)).toBe(left && !right);
        expect(has(unite(one, other), at)).toBe(left || right);
        expect(has(shift(one, by), at + by)).toBe(left);
      }
      for (const set of [intersect(one, other), subtract(one, other), unite(one, other)]) {
        expect(isOrderly(set)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
