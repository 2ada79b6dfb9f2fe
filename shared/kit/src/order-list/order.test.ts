import { describe, expect, it } from 'vitest';
import { moved, placeByKey } from './order.ts';

describe('moved', () => {
  it('[TEAM-05] [ROUTE-11] puts an item into another place and keeps the rest in order', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
  });

  it('[TEAM-05] [ROUTE-11] stops at the ends', () => {
    expect(moved(['a', 'b'], 0, 9)).toEqual(['b', 'a']);
    expect(moved(['a', 'b'], 1, -3)).toEqual(['b', 'a']);
    expect(moved([], 0, 1)).toEqual([]);
  });
});

describe('placeByKey', () => {
  it('[TEAM-05] [ROUTE-11] arrows move by one, Home and End to the ends', () => {
    expect(placeByKey('ArrowDown', 0, 3)).toBe(1);
    expect(placeByKey('ArrowUp', 2, 3)).toBe(1);
    expect(placeByKey('Home', 2, 3)).toBe(0);
    expect(placeByKey('End', 0, 3)).toBe(2);
  });

  it('[TEAM-05] [ROUTE-11] answers nothing at the ends and for other keys', () => {
    expect(placeByKey('ArrowUp', 0, 3)).toBeNull();
    expect(placeByKey('ArrowDown', 2, 3)).toBeNull();
    expect(placeByKey('x', 1, 3)).toBeNull();
  });
});
