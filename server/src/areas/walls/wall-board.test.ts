import { callPhaseSchema, type LiveBoard, type LiveCall } from '@jackfield/contract/api/live-call';
import { nodeSchema } from '@jackfield/contract/api/routing-call';
import { formatPhone } from '@jackfield/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallBoard } from './wall-board.ts';

const at = '2026-11-26T16:42:00.000Z';
const ids = {
  ana: '018f0000-0000-7000-8000-0000000000a1',
  ben: '018f0000-0000-7000-8000-0000000000a2',
  cem: '018f0000-0000-7000-8000-0000000000a3',
  sales: '018f0000-0000-7000-8000-0000000000b1',
};
const person = (id: string, name: string, awayUntil: string | null = null) => ({
  id,
  name,
  profileImage: null,
  teamIds: [ids.sales],
  canRing: true,
  awayUntil,
});
const teammates = ['Ana Lee', 'Ben Ode', 'Cem Kaya'] as const;
const board = (items: LiveCall[]): LiveBoard => ({
  at,
  items,
  teams: [{ id: ids.sales, name: 'Insurance' }],
  queues: [
    {
      id: ids.sales,
      name: 'Insurance',
      memberIds: [ids.ana, ids.ben],
      signedOutIds: [],
      maxWaitSeconds: 300,
    },
  ],
  people: [
    person(ids.ana, teammates[0]),
    person(ids.ben, teammates[1]),
    person(ids.cem, teammates[2], at),
  ],
  today: { inbound: 4, answered: 3 },
  hasSamples: false,
});

const other = '+12055550143';
/** What a stop is called, as the routing names stops: after who is called, and by whom. */
const names = {
  number: formatPhone('+12515550100'),
  company: 'Main line',
  team: 'Insurance',
  teammate: teammates[0],
  callgroup: `${teammates[0]} and ${teammates[1]}`,
  menu: 'Main menu',
  voicemail: teammates[1],
  message: 'from-Leonard-Hobbs.wav',
  external: formatPhone(other),
};
const call = fc
  .record({
    id: fc.uuid(),
    direction: fc.constantFrom('inbound' as const, 'outbound' as const),
    teammateId: fc.constantFrom(null, ids.ana),
    node: fc.constantFrom(...nodeSchema.entries.kind.options),
    phase: fc.option(
      fc.record({
        kind: fc.constantFrom(...callPhaseSchema.entries.kind.options),
        teammateIds: fc.subarray([ids.ana, ids.ben]),
        teamId: fc.constantFrom(null, ids.sales),
        since: fc.constant(at),
      }),
      { nil: null },
    ),
  })
  .map(
    ({ node, direction, ...rest }): LiveCall => ({
      ...rest,
      direction,
      from: direction === 'inbound' ? other : '+12515550100',
      to: direction === 'inbound' ? '+12515550100' : other,
      startedAt: at,
      stop: {
        node: { kind: node, id: other, name: names[node] },
        reason: `${formatPhone(other)} called ${teammates[0]}`,
        at,
      },
    }),
  );

const digitsOf = (shown: unknown) => JSON.stringify(shown).replaceAll(/[^a-z0-9]/gi, '');

it('[LIVE-02] a wall names no caller and tells no number, whatever the calls do', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 8 }), fc.boolean(), (items, showsNames) => {
      const shown = wallBoard(board(items), showsNames);
      const text = digitsOf(shown);
      for (const secret of ['2055550143', '2515550100', 'Hobbs'])
        expect(text).not.toContain(secret);
      for (const id of [...items.map((one) => one.id), ...Object.values(ids)]) {
        expect(JSON.stringify(shown)).not.toContain(id);
      }
      const { free, ringing, talking, away, all } = shown.people;
      expect([free + ringing + talking + away, shown.queues.length]).toEqual([all, 1]);
    }),
  );
});

it('[LIVE-02] teammates are named by a link that shows names alone', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 8 }), (items) => {
      const shown = JSON.stringify(wallBoard(board(items), false));
      for (const name of teammates) expect(shown).not.toContain(name);
    }),
  );
  const talks: LiveCall = {
    id: ids.sales,
    direction: 'inbound',
    from: other,
    to: '+12515550100',
    teammateId: null,
    startedAt: at,
    stop: { node: { kind: 'team', id: ids.sales, name: 'Insurance' }, reason: '', at },
    phase: { kind: 'talking', teammateIds: [ids.ana], teamId: null, since: at },
  };
  const waits: LiveCall = {
    ...talks,
    phase: { kind: 'waiting', teammateIds: [], teamId: ids.sales, since: at },
  };
  expect(wallBoard(board([talks, waits]), true)).toMatchObject({
    queues: [{ name: 'Insurance', waiting: [at], signedIn: 2, free: 1 }],
    calls: [{ people: ['Ana Lee'], place: 'Insurance', kind: 'talking' }],
    people: { names: { free: ['Ben Ode'], away: [{ name: 'Cem Kaya', until: at }] } },
  });
});
