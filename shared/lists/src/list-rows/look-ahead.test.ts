import { describe, expect, it } from 'vitest';
import { lookAhead } from './look-ahead.ts';

describe('rows that are loaded before they are in sight', () => {
  const before = { first: 100, at: 1000 };

  it('[P9] are a page in the direction of travel', () => {
    expect(lookAhead(before, { first: 110, last: 123, at: 1033 }, 100)).toEqual({
      first: 110,
      last: 223,
    });
    expect(lookAhead(before, { first: 90, last: 103, at: 1033 }, 100)).toEqual({
      first: 0,
      last: 103,
    });
  });

  it('are none at rest, and none at a speed at which they are passed unseen', () => {
    expect(lookAhead(undefined, { first: 0, last: 12, at: 5 }, 100)).toBeNull();
    expect(lookAhead(before, { first: 100, last: 113, at: 1033 }, 100)).toBeNull();
    expect(lookAhead(before, { first: 3000, last: 3013, at: 1033 }, 100)).toBeNull();
  });
});
