import { expect, it } from 'vitest';
import { drawn, mutantsOf } from './mutants.mjs';

const changesOf = (source) => mutantsOf('over.ts', source).map(({ text }) => text);

it('changes one place at a time and leaves types and texts as they are', () => {
  expect(changesOf("const isOver = (a: number): boolean => a > 1 && !gone('x' + a);")).toEqual([
    "const isOver = (a: number): boolean => a > 1 || !gone('x' + a);",
    "const isOver = (a: number): boolean => a >= 1 && !gone('x' + a);",
    "const isOver = (a: number): boolean => a > 2 && !gone('x' + a);",
    "const isOver = (a: number): boolean => a > 1 && gone('x' + a);",
  ]);
});

it('lets a condition always and never hold, and leaves out a call', () => {
  expect(changesOf('if (isOld) drop();')).toEqual([
    'if (true) drop();',
    'if (false) drop();',
    'if (isOld) ;',
  ]);
});

it('draws the same for the same seed, each once, in order', () => {
  const places = Array.from({ length: 50 }, (_, at) => at);
  const some = drawn(places, 10, 38);
  expect(some).toEqual(drawn(places, 10, 38));
  expect(some).toEqual([...new Set(some)].toSorted((one, other) => one - other));
  expect(some).toHaveLength(10);
  expect(drawn(places, 10, 39)).not.toEqual(some);
});
