import { describe, expect, it } from 'vitest';
import { pagesOf } from './use-endless-rows.ts';

describe('pagesOf', () => {
  it.each([
    [0, 20, [1]],
    [90, 130, [1, 2]],
    [9_980, 9_999, [100]],
    [100, 100, [2]],
  ])('rows %i to %i lie in %o', (first, last, pages) => {
    expect(pagesOf(first, last, 100)).toEqual(pages);
  });
});
