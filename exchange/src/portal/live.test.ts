import { account as sample, mainNumber } from '@jackfield/domain/routing/sample-account';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from './live.ts';
import type { CallAccount } from './portal.ts';

const account = { id: 'account', config: sample() } as CallAccount;
const at = Date.parse('2026-11-16T16:00:00Z');
const call = (id: string) => ({
  id,
  number: mainNumber,
  from: null,
  personId: null,
  startedAt: at,
  phase: {
    kind: 'ringing' as const,
    people: [],
    teamId: null,
    keys: [],
    isRecorded: false,
    since: at,
  },
});
const stepAt = (name: string) => ({
  node: { kind: 'teammate' as const, id: name, name },
  reason: `It rings ${name}.`,
  at,
});

describe('calls that go on', () => {
  /** What was told, in short: whole or not, and each call. */
  let told: string[][];
  /** Answers the request that is under way. */
  let answer: (isTaken: boolean) => void;
  let live: Live;

  beforeEach(() => {
    told = [];
    live = new Live({
      pause: 1,
      gap: 0,
      send({ isWhole, calls }) {
        told.push([
          isWhole ? 'all' : 'news',
          ...calls.map((one) =>
            'stop' in one
              ? `${one.state} ${one.id} ${one.stop.node.name}`
              : `${one.state} ${one.id}`,
          ),
        ]);
        const given = Promise.withResolvers<void>();
        answer = (isTaken) => (isTaken ? given.resolve() : given.reject(new Error('away')));
        return given.promise;
      },
    });
    live.open();
  });
  afterEach(async () => {
    answer(true);
    await live.close();
  });

  const next = (count: number) => vi.waitUntil(() => told.length === count);

  it('are told in one request as they are by then, whatever happened meanwhile', async () => {
    live.moved(account, call('a'), stepAt('Ana'));
    live.moved(account, call('a'), stepAt('Ben'));
    live.moved(account, call('b'), stepAt('Ana'));
    expect(told).toEqual([['all']]);
    answer(true);
    await next(2);
    expect(told[1]).toEqual(['news', 'started a Ben', 'started b Ana']);
    live.ended('a');
    live.ended('b');
    answer(true);
    await next(3);
    expect(told[2]).toEqual(['news', 'ended a', 'ended b']);
  });

  it('are all told again once the portal listens again, where they are by then', async () => {
    answer(true);
    live.moved(account, call('a'), stepAt('Ana'));
    live.moved(account, call('b'), stepAt('Ana'));
    await next(2);
    answer(false);
    live.moved(account, call('b'), stepAt('Ben'));
    live.ended('a');
    await next(3);
    expect(told[2]).toEqual(['all', 'moved b Ben']);
  });
});
