import type { EntityEvent, SentEvent } from '@jackfield/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HubListener } from './hub-port.ts';
import { LiveChannel, type LiveState, type MissedAnswer } from './live-channel.ts';

const event = (version: number, id = 'a'): EntityEvent => ({
  eventType: 'teammate',
  tenantId: 't',
  accountId: 't',
  id,
  ownerType: null,
  ownerId: null,
  status: null,
  role: null,
  version,
  at: '2026-01-01T00:00:00.000Z',
});
const update = (version: number, id?: string): SentEvent => ({
  method: 'UpdateEntityAsync',
  event: event(version, id),
});

class Hub {
  readonly listener: HubListener;
  heardAt = Date.now();
  isStopped = false;
  start = vi.fn(async () => {});

  constructor(listener: HubListener) {
    this.listener = listener;
  }

  async stop() {
    this.isStopped = true;
  }

  lastHeardAt = () => this.heardAt;
}

let hubs: Hub[];
let prepare: (hub: Hub) => void;
const states: LiveState[] = [];
const delivered: number[] = [];
const resync = vi.fn();
const released = vi.fn();
const missed = vi.fn<(after: number) => Promise<MissedAnswer>>();
let channel: LiveChannel;

const hub = () => {
  const last = hubs.at(-1);
  if (!last) throw new Error('not connected');
  return last;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const nothing = (latest: number): MissedAnswer => ({ events: [], latest, isComplete: true });

beforeEach(() => {
  vi.useFakeTimers();
  hubs = [];
  prepare = () => {};
  states.length = 0;
  delivered.length = 0;
  resync.mockReset();
  released.mockReset();
  missed.mockReset();
  missed.mockResolvedValue(nothing(100));
  channel = new LiveChannel({
    connect(listener) {
      const next = new Hub(listener);
      prepare(next);
      hubs.push(next);
      return next;
    },
    missed,
    deliver: (sent) => delivered.push(sent.event.version),
    released,
    resync,
    state: (state) => states.push(state),
  });
});
afterEach(() => {
  channel.close();
  vi.useRealTimers();
});

describe('live channel', () => {
  it('RT-01 delivers what the hub sends', async () => {
    channel.open(100);
    await pass(0);
    hub().listener.event('UpdateEntityAsync', event(101));
    expect(states).toEqual(['connecting', 'on']);
    expect(delivered).toEqual([101]);
  });

  it('passes on that other versions are served, once the connection is its own', async () => {
    channel.open(100);
    await pass(0);
    const first = hub();
    first.listener.released({ variant: 'direct', areas: ['billing'] });
    first.listener.closed();
    first.listener.released({ variant: 'direct', areas: ['people'] });
    expect(released.mock.calls).toEqual([[{ variant: 'direct', areas: ['billing'] }]]);
  });

  it('RT-04 tries again every 10 s after a failed start', async () => {
    prepare = (next) => next.start.mockRejectedValue(new Error('refused'));
    channel.open(100);
    await pass(0);
    expect(states.at(-1)).toBe('off');
    await pass(9_999);
    expect(hubs).toHaveLength(1);
    await pass(1);
    expect(hubs).toHaveLength(2);
    prepare = () => {};
    await pass(10_000);
    expect(hubs).toHaveLength(3);
    expect(states.at(-1)).toBe('on');
  });

  it('drops events that are not newer than the last of the same kind and id', async () => {
    channel.open(100);
    await pass(0);
    for (const [version, id] of [
      [105, 'a'],
      [105, 'a'],
      [104, 'a'],
      [104, 'b'],
    ] as const) {
      hub().listener.event('UpdateEntityAsync', event(version, id));
    }
    expect(delivered).toEqual([105, 104]);
  });

  it('RT-03 catches up after a reconnect with what was missed', async () => {
    channel.open(100);
    await pass(0);
    hub().listener.event('UpdateEntityAsync', event(101));
    hub().listener.reconnecting();
    expect(states.at(-1)).toBe('connecting');
    missed.mockResolvedValue({
      events: [update(101), update(103, 'b')],
      latest: 103,
      isComplete: true,
    });
    hub().listener.reconnected();
    await pass(0);
    expect(missed).toHaveBeenLastCalledWith(101);
    expect(delivered).toEqual([101, 103]);
    expect(resync).not.toHaveBeenCalled();
    expect(states.at(-1)).toBe('on');
  });

  it('RT-03 delivers what came between the first lists and the first connection', async () => {
    missed.mockResolvedValueOnce({
      events: [{ method: 'UpdateEntityAsync', event: event(101) }],
      latest: 101,
      isComplete: true,
    });
    channel.open(100);
    await pass(0);
    expect([missed.mock.calls, delivered]).toEqual([[[100]], [101]]);
    expect(resync).not.toHaveBeenCalled();
  });

  it('OP-63 has the lists read again when nobody knows where they were read', async () => {
    channel.open(null);
    await pass(0);
    expect(resync).toHaveBeenCalledOnce();
  });

  it('OP-63 has the lists read again when too much was missed or nobody can say', async () => {
    channel.open(100);
    await pass(0);
    missed.mockResolvedValueOnce({ events: [], latest: 900, isComplete: false });
    hub().listener.reconnected();
    await pass(0);
    expect(resync).toHaveBeenCalledOnce();
    missed.mockRejectedValueOnce(new Error('away'));
    hub().listener.reconnected();
    await pass(0);
    expect(resync).toHaveBeenCalledTimes(2);
  });

  it('notices a half-open socket within 35 s of silence, and connects anew', async () => {
    channel.open(100);
    await pass(0);
    const dead = hub();
    await pass(35_000);
    expect(hubs).toHaveLength(1);
    await pass(5_000);
    expect(hubs).toHaveLength(2);
    expect(dead.isStopped).toBe(true);
    dead.listener.event('UpdateEntityAsync', event(500));
    expect(delivered).toEqual([]);
  });

  it('leaves a socket alone that is heard from', async () => {
    channel.open(100);
    await pass(0);
    for (let round = 0; round < 6; round += 1) {
      await pass(15_000);
      hub().heardAt = Date.now();
    }
    expect(hubs).toHaveLength(1);
  });

  it('connects again when the server has closed the connection', async () => {
    channel.open(100);
    await pass(0);
    hub().listener.closed();
    expect(states.at(-1)).toBe('off');
    await pass(10_000);
    expect(hubs).toHaveLength(2);
  });

  it('tries at once when the network is back', async () => {
    channel.open(100);
    await pass(0);
    hub().listener.closed();
    channel.hurry();
    expect(hubs).toHaveLength(2);
  });

  it('stays closed after the session has ended', async () => {
    channel.open(100);
    await pass(0);
    channel.close();
    channel.hurry();
    await pass(60_000);
    expect(hubs).toHaveLength(1);
    expect(states.at(-1)).toBe('off');
  });
});
