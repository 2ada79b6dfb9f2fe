import { account as sample, mainNumber } from '@jackfield/domain/routing/sample-account';
import { exchangeOutcomes } from '@jackfield/contract/api/exchange';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { outcomesOf, recordingsOf } from './outcome.ts';
import type { CallRecord } from './portal.ts';
import { callAccount } from './sample-call-account.ts';

const [id, person, team] = ['1', '2', '3'].map(
  (digit) => `0000000${digit}-0000-4000-8000-000000000000`,
);
const config = sample();
const account = callAccount(
  { ...config, teams: config.teams.map((one) => ({ ...one, id: team ?? '' })) },
  { id: id ?? '' },
);
const at = Date.parse('2026-11-16T16:00:00Z');

const called = (change: Partial<CallRecord>): CallRecord => ({
  id: id ?? '',
  number: mainNumber,
  from: '+12515550777',
  personId: null,
  isOutside: false,
  outside: [],
  voicemail: null,
  recorded: [],
  stops: [{ node: { kind: 'number', id: 'n', name: 'Main line' }, reason: 'It came in.', at }],
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

const outside = {
  id: team ?? '',
  number: '+12515550199',
  from: mainNumber,
  personId: null,
  startedAt: at + 10_000,
  answeredAt: at + 15_000,
  endedAt: at + 30_000,
};

it('[CALL-07] tells of calls of a telephone whose they were', () => {
  const byPhone = { personId: person ?? '', from: '101' };
  const kept = (change: Partial<CallRecord>) =>
    outcomesOf(account, called({ ...byPhone, ...change })).map(
      ({ id: own, direction, from, to, teammateId, seconds }) => [
        own,
        direction,
        from,
        to,
        teammateId,
        seconds,
      ],
    );
  expect(kept({ number: '102', answeredBy: team ?? '', answeredAt: at })).toEqual([
    [id, 'outbound', '101', '102', person, 30],
  ]);
  const line = { ...outside, personId: person ?? '' };
  expect(kept({ number: outside.number, isOutside: true, outside: [line] })).toEqual([
    [team, 'outbound', mainNumber, outside.number, person, 15],
  ]);
});

it('tells of a forwarded call as one that came in and one that went out', () => {
  const to = '+12515550199';
  const record = {
    end: end('external', { kind: 'external', id: to }),
    answeredBy: to,
    answeredAt: at + 15_000,
    outside: [outside],
  };
  expect(told(record)).toEqual([
    ['inbound', 'forwarded', 'external', 15],
    ['outbound', 'answered', null, 15],
  ]);
  const calls = outcomesOf(account, called(record));
  expect(v.is(exchangeOutcomes.body, { calls })).toBe(true);
});

it('[LOG-01] tells how long a caller waited, where one hung up, and the team that it was led to', () => {
  const logged = (change: Partial<CallRecord>) =>
    outcomesOf(account, called(change)).map(({ wait, endedIn, teamId, partOf }) => [
      wait,
      endedIn,
      teamId,
      partOf,
    ]);
  const stop = (kind: 'team' | 'menu', of: string) => ({
    node: { kind, id: of, name: '' },
    reason: '',
    at,
  });
  const inTeam = { stops: [stop('team', team ?? '')] };
  expect(logged(inTeam)).toEqual([[30, 'waiting', team, null]]);
  expect(logged({ stops: [...inTeam.stops, stop('menu', 'm')] })).toEqual([
    [30, 'menu', team, null],
  ]);
  const node = { kind: 'team', id: team ?? '' } as const;
  expect(logged({ end: end('hangup', node) })).toEqual([[30, null, null, null]]);
  expect(logged({ end: end('loop', node) })).toEqual([[30, 'failed', null, null]]);
  expect(
    logged({ end: end('answered', node), answeredBy: person ?? '', answeredAt: at + 9000 }),
  ).toEqual([[9, null, null, null]]);
  // What it was sent on to is a part of it.
  expect(logged({ outside: [outside] })).toEqual([
    [30, 'waiting', null, null],
    [5, null, null, id],
  ]);
});

it('[REC-01] tells what was recorded of a call under the id that the log has', () => {
  const part = { id: 'r', recording: 'name', bridge: 'b', personId: person ?? '', startedAt: at };
  const callOf = (change: Partial<CallRecord>) =>
    recordingsOf(account, called({ recorded: [part], ...change })).map((one) => one.told.callId);
  expect(callOf({})).toEqual([id]);
  expect(callOf({ outside: [outside] })).toEqual([id]);
  expect(callOf({ isOutside: true, outside: [outside] })).toEqual([team]);
});
