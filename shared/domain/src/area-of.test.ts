import { describe, expect, it } from 'vitest';
import { areaOf } from './area-of.ts';

const areas = [
  { name: 'people', routes: ['/admin-settings/users', '/admin-settings/teams'] },
  { name: 'own', routes: ['/admin-settings/users/own'] },
];

describe('areaOf', () => {
  it.each([
    ['/admin-settings/users', 'people'],
    ['/admin-settings/teams/listing', 'people'],
    ['/admin-settings/users/own/x', 'own'],
    ['/admin-settings/usersx', undefined],
    ['/', undefined],
  ])('%s belongs to %s', (path, name) => {
    expect(areaOf(path, areas)?.name).toBe(name);
  });
});
