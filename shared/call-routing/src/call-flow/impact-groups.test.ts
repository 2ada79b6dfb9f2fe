import type { Difference } from '@jackfield/domain/routing';
import { expect, it } from 'vitest';
import { callersText, groupsOf } from './impact-groups.ts';

const team = { kind: 'team', id: 'Sales', name: 'Sales' } as const;
const end = { path: [], kind: 'answered', node: team, reason: '', seconds: 0 } as const;
const number = { id: 'one', number: '+12515550100', label: 'Main line', canText: true };
const owner = { ownerType: 'company', ownerId: 'Main' } as const;
const difference = (path: Difference['path'], given: Partial<Difference> = {}): Difference => ({
  number: { ...number, ...owner },
  callers: null,
  path,
  menu: null,
  everyone: 'answers',
  effect: 'rings',
  before: end,
  after: end,
  severity: 'changed',
  joining: [],
  leaving: ['Ana'],
  lostKeys: [],
  spans: [0, 1],
  ...given,
});
const late = { ...end, seconds: 30 };
const waiting = { before: late, after: late };
const second = { number: { ...number, ...owner, id: 'two' } };

it('annex J4 says the same of several keys and numbers once', () => {
  const groups = groupsOf([
    difference(['1']),
    difference(['4', '1']),
    difference(['4', 'timeout'], waiting),
    difference(['1'], second),
  ]);
  expect(groups.map((group) => [group.numbers, callersText(group)])).toEqual([
    [2, 'Callers who press 1, 4 then 1, or 4 then nothing'],
  ]);
  const wrong = groupsOf([
    difference(['4'], { effect: 'wrongKey' }),
    difference(['5'], { effect: 'wrongKey' }),
    difference(['1', '5'], { effect: 'wrongKey' }),
  ]);
  expect(wrong.map(callersText)).toEqual(['Callers who press a wrong key or 1 then a wrong key']);
  const [many] = groupsOf(['1', '2', '3', '4', '5', '6'].map((key) => difference([key as '1'])));
  expect(many && callersText(many)).toBe('Callers who press 1, 2, 3, 4, or 2 other ways');
});

it('annex J4 keeps apart who calls at other times, and who presses nothing yet', () => {
  const later = { spans: [1, 2] };
  const all = [difference(['1']), difference(['1'], later), difference([])];
  expect(
    groupsOf(
      ['waits', 'rings'].map((effect) =>
        difference([], { effect, after: late } as { effect: 'waits' }),
      ),
    ),
  ).toHaveLength(2);
  expect(groupsOf(all).map(callersText)).toEqual([
    'Callers who press 1',
    'Callers who press 1',
    'Everyone who calls',
  ]);
});
