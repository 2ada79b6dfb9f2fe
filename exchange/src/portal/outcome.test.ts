import { account as sample, mainNumber } from '@jackfield/domain/routing/sample-account';
import { exchangeOutcomes } from '@jackfield/contract/api/exchange';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { outcomesOf } from './outcome.ts';
import type { CallAccount, CallRecord } from './portal.ts';

const [id, person, team] = ['1', '2', '3'].map(
  (digit) => `0000000${digit}-0000-4000-8000-000000000000`,
);
const config = sample();
const account: CallAccount = {
  id: id ?? '',
  config: { ...config, teams: config.teams.map((one) => ({ ...one, id: team ?? '' })) },
  phonesOf: () => [],
  soundOf: () => null,
  greetingOf: () => null,
  holdMusicOf: () => [],
  callerIdOf: (number) => number,
};
const at = Date.parse('2026-11-16T16:00:00Z');

const called = (change: Partial<CallRecord>): CallRecord => ({
  id: id ?? '',
  number: mainNumber,
  from: '+12515550777',
  steps: [{ node: { kind: 'number', id: 'n', name: 'Main line' }, reason: 'It came in.', at }],
  end: null,
  answeredBy: null,
  startedAt: at,
  answeredAt: null,
  endedAt: at + 30_000,
  ...change,
});
const end = (
  kind: NonNullable<CallRecord['end']>['kind'],
  node: { kind: 'team' | 'teammate' | 'external' | 'number' | 'voicemail'; id: string },
) => ({
  kind,
  node: { ...node, name: '' },
  reason: 'So it ended.',
  at: at + 10_000,
});
const told = (change: Partial<CallRecord>) =>
  outcomesOf(account, called(change)).map(({ direction, outcome, takenBy, seconds }) => [
    direction,
    outcome,
    takenBy?.kind ?? null,
    seconds,
  ]);

it('tells what became of a call, as the portal takes it in', () => {
  const node = { kind: 'team', id: team ?? '' } as const;
  expect(told({})).toEqual([['inbound', 'missed', null, 0]]);
  expect(
    told({ end: end('answered', node), answeredBy: person ?? '', answeredAt: at + 9000 }),
  ).toEqual([['inbound', 'answered', 'teammate', 21]]);
  expect(told({ end: end('answered', node) })).toEqual([['inbound', 'missed', null, 0]]);
  expect(told({ end: end('voicemail', { ...node, kind: 'voicemail' }) })).toEqual([
    ['inbound', 'voicemail', 'team', 0],
  ]);
  expect(told({ end: end('blocked', { kind: 'number', id: 'n' }) })).toEqual([
    ['inbound', 'blocked', null, 0],
  ]);
  expect(told({ end: end('blocked', { kind: 'external', id: '+442079460000' }) })).toEqual([
    ['inbound', 'missed', null, 0],
  ]);
});

it('tells of a forwarded call as one that came in and one that went out', () => {
  const to = '+12515550199';
  const record = {
    end: end('external', { kind: 'external', id: to }),
    answeredBy: to,
    answeredAt: at + 15_000,
  };
  expect(told(record)).toEqual([
    ['inbound', 'forwarded', 'external', 15],
    ['outbound', 'answered', null, 15],
  ]);
  const calls = outcomesOf(account, called(record));
  expect(v.is(exchangeOutcomes.body, { calls })).toBe(true);
});
