import { describe, expect, it } from 'vitest';
import { avatarPair, initials } from './avatar-pair.ts';

describe('avatar', () => {
  it('gives a name the same one of six pairs always', () => {
    const names = Array.from({ length: 600 }, (_name, at) => `Person ${at}`);
    const counts = new Map<number, number>();
    for (const name of names) counts.set(avatarPair(name), (counts.get(avatarPair(name)) ?? 0) + 1);
    expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Math.min(...counts.values())).toBeGreaterThan(50);
  });

  it.each([
    ['Maya Okafor', 'MO'],
    ['wei ling tan', 'WT'],
    ['李', '李'],
    ['  ', '?'],
    ['+1 (251) 555-0144', '#'],
  ])('writes %s as %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
