import { describe, expect, it } from 'vitest';
import { covers, type Drawn, drawMore, firstDrawn, scrolled, type Stretch } from './drawn.ts';

const count = 10_000;

/** Draws until nothing more is to be drawn; answers each step. */
function steps(drawn: Drawn): Drawn[] {
  const next = drawMore(drawn, count);
  const isDone = covers(drawn.full, next.full) && covers(next.full, drawn.full);
  return isDone ? [drawn] : [drawn, ...steps(next)];
}
const rest = (drawn: Drawn) => steps(drawn).at(-1) ?? drawn;
const added = (before: Stretch, after: Stretch) =>
  Math.max(after.last - before.last, 0) + Math.max(before.first - after.first, 0);

describe('rows of a long list in the page', () => {
  const start = rest(firstDrawn({ first: 0, last: 12 }));

  it('[P9] gets a few rows at a time, and fewer than 100 in all', () => {
    const taken = steps(scrolled(start, { first: 10, last: 23 }));
    const each = taken
      .slice(1)
      .map((drawn, at) => added(taken[at]?.full ?? drawn.full, drawn.full));
    expect(Math.max(...each)).toBe(4);
    const { full } = rest(start);
    expect(full).toEqual({ first: 0, last: 36 });
  });

  it('has more rows ready on the side that one scrolls to', () => {
    const down = rest(scrolled(start, { first: 100, last: 112 }));
    expect(down.full).toEqual({ first: 92, last: 136 });
    const up = rest(scrolled(down, { first: 90, last: 102 }));
    expect(up.full).toEqual({ first: 66, last: 110 });
  });

  it('[P9] knows a race from scrolling that one can read along with', () => {
    const far = scrolled(start, { first: 10, last: 22 });
    const near = scrolled(start, { first: 5, last: 17 });
    expect([far.isRacing, near.isRacing]).toEqual([true, false]);
    expect(scrolled(far, { first: 12, last: 24 }).isRacing).toBe(false);
    expect(drawMore(far, count).isRacing).toBe(false);
  });

  it.each([
    ['down', { first: 400, last: 412 }, { first: 400, last: 403 }],
    ['to the end', { first: 9988, last: 9999 }, { first: 9988, last: 9991 }],
  ])('after a jump %s begins with what is in sight', (_way, sight, first) => {
    const jumped = scrolled(start, sight);
    expect(drawMore(jumped, count).full).toEqual(first);
    expect(covers(rest(jumped).full, sight)).toBe(true);
    expect(rest(jumped).full.last).toBeLessThan(count);
  });

  it('after a jump up begins below and goes to the first row', () => {
    const jumped = scrolled(rest(scrolled(start, { first: 500, last: 512 })), start.sight);
    expect(drawMore(jumped, count).full).toEqual({ first: 9, last: 12 });
    expect(rest(jumped).full).toEqual({ first: 0, last: 20 });
  });
});
