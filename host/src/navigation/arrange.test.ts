import { expect, it } from 'vitest';
import { arrange } from './arrange.ts';

const entry = (id: string) => ({ id, label: { id: `host.navigation.${id}`, message: id } });
const entries = ['numbers', 'users', 'teams'].map(entry);
const shown = (...given: Parameters<typeof arrange>) =>
  arrange(...given).map(({ id, label }) => `${id} ${label.message}`);

it('leaves the sidebar as it is without a wish', () => {
  expect(arrange(entries)).toEqual(entries);
});

it('puts some first, leaves some out, and says some in other words', () => {
  const labels = { users: 'PEOPLE', billing: 'MONEY' };
  expect(shown(entries, { order: ['teams', 'users'], hidden: ['numbers'], labels })).toEqual([
    'teams teams',
    'users PEOPLE',
  ]);
});

it('keeps the order of those that are not named', () => {
  expect(shown(entries, { order: ['teams'], hidden: [], labels: {} })).toEqual([
    'teams teams',
    'numbers numbers',
    'users users',
  ]);
});
