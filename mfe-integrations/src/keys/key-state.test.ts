import { type Scope, scopeAreas } from '@jackfield/contract';
import { describe, expect, it } from 'vitest';
import { endsSoonIn, levelsOf, scopesOf, tagsOf, unusedFor } from './key-state.ts';

const now = Date.parse('2026-11-26T16:42:00.000Z');
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();

it.each([
  [14.1, null],
  [14, 14],
  [13, 13],
  [11.5, 12],
  [0.2, 1],
  [-1, 0],
])('[KEY-01] a key that ends in %d days says that it is %o', (days, told) => {
  expect(endsSoonIn({ endsAt: inDays(days) }, now)).toBe(told);
});

it.each([
  ['used 89 days ago', -89.9, -200, null],
  ['used 90 days ago', -90, -200, 90],
  ['used 165 days ago', -165.4, -200, 165],
  ['never used, made today', null, 0, null],
  ['never used, made 100 days ago', null, -100, 100],
])('[KEY-01] asks whether a key is needed: %s', (_case, used, made, told) => {
  const key = { lastUsedAt: used === null ? null : inDays(used), createdAt: inDays(made) };
  expect(unusedFor(key, now)).toBe(told);
});

describe('[KEY-01] scopes of a key', () => {
  it('are those of the areas that were chosen, in their order', () => {
    expect(scopesOf({ usage: 'read', people: 'write' })).toEqual(['people:write', 'usage:read']);
    expect(scopesOf({})).toEqual([]);
  });

  it('are one tag for each area', () => {
    expect(tagsOf(['people:read', 'usage:write'])).toEqual([
      { area: 'people', level: 'read' },
      { area: 'usage', level: 'write' },
    ]);
  });

  it('are one tag where all areas are alike', () => {
    expect(tagsOf(scopesOf(levelsOf('write')))).toEqual([{ area: 'all', level: 'write' }]);
    const mixed = scopeAreas.map(
      (area): Scope => (area === 'audit' ? 'audit:read' : `${area}:write`),
    );
    expect(tagsOf(mixed)).toHaveLength(scopeAreas.length);
  });
});
