import type { LiveBoard, LiveCall } from '@jackfield/contract/api/live-call';
import { describe, expect, it } from 'vitest';
import { boardView, durationText } from './live-board.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 26, 16, minutes)).toISOString();
const call = (
  id: string,
  kind: NonNullable<LiveCall['phase']>['kind'],
  change: Partial<NonNullable<LiveCall['phase']>> = {},
): LiveCall => ({
  id,
  direction: 'inbound',
  from: '+12055550143',
  to: '+12515550100',
  teammateId: null,
  startedAt: at(0),
  stop: { node: { kind: 'company', id: 'main', name: 'Main line' }, reason: '', at: at(0) },
  phase: { kind, teammateIds: [], teamId: null, since: at(1), ...change },
});
const person = (id: string, change: object = {}) => ({
  id,
  name: id,
  profileImage: null,
  teamIds: ['sales'],
  canRing: true,
  awayUntil: null,
  ...change,
});
const queue = (id: string, memberIds: string[]) => ({
  id,
  name: id,
  memberIds,
  signedOutIds: [],
  maxWaitSeconds: 300,
});
const board = (change: Partial<LiveBoard>): LiveBoard => ({
  at: at(5),
  items: [],
  teams: [],
  queues: [],
  people: [],
  today: { inbound: 0, answered: 0 },
  hasSamples: false,
  ...change,
});
const states = (change: Partial<LiveBoard>) =>
  boardView(board(change)).people.map(({ id, state }) => `${id} ${state}`);

describe('[LIVE-01] the board', () => {
  it('says of everybody what they do, a talk before what rings', () => {
    const people = ['Ana', 'Ben', 'Cem', 'Dee'].map((id) => person(id));
    const away = person('Eve', { awayUntil: at(30) });
    const items = [
      call('1', 'talking', { teammateIds: ['Ana'] }),
      call('2', 'waiting', { teammateIds: ['Ana', 'Ben'], teamId: 'sales' }),
      { ...call('3', 'ringing'), direction: 'outbound' as const, teammateId: 'Cem' },
    ];
    expect(states({ items, people: [...people, away, person('Flo', { canRing: false })] })).toEqual(
      ['Ana talking', 'Ben ringing', 'Cem talking', 'Dee free', 'Eve away', 'Flo noPhone'],
    );
  });

  it('lists who waits in each queue, the longest first, the fullest queue first', () => {
    const items = [
      call('new', 'waiting', { teamId: 'sales', since: at(4) }),
      call('old', 'waiting', { teamId: 'sales', since: at(2) }),
      call('rings', 'ringing', { teamId: 'recall' }),
    ];
    const { queues, waiting, ringing } = boardView(
      board({
        items,
        people: [person('Ana')],
        queues: [queue('recall', []), queue('sales', ['Ana', 'Gone'])],
      }),
    );
    expect(
      queues.map(({ id, free, waiting: who }) => [id, free, who.map((one) => one.id)]),
    ).toEqual([
      ['sales', 1, ['old', 'new']],
      ['recall', 0, []],
    ]);
    expect([waiting.length, ringing.length]).toEqual([2, 1]);
  });

  it('counts a call on hold as talk', () => {
    const { talking, people } = boardView(
      board({ items: [call('1', 'onHold', { teammateIds: ['Ana'] })], people: [person('Ana')] }),
    );
    expect([talking.length, people[0]?.state]).toEqual([1, 'talking']);
  });
});

it.each([
  [-400, '0:00'],
  [9_999, '0:09'],
  [724_000, '12:04'],
  [3_725_000, '1:02:05'],
])('%i ms read as %s', (milliseconds, text) => {
  expect(durationText(milliseconds)).toBe(text);
});
