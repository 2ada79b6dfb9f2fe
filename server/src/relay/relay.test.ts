import type { SentEvent } from '@jackfield/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRelay, type Relay } from './relay.ts';

let log: SentEvent[];
let published: string[];
let present: string[];
let errors: unknown[];
let failures: number;
let relay: Relay;

function append(tenantId: string, count = 1): void {
  for (let index = 0; index < count; index += 1) {
    const version = log.filter(({ event }) => event.tenantId === tenantId).length + 1;
    log.push({
      method: 'UpdateEntityAsync',
      event: {
        eventType: 'team',
        tenantId,
        accountId: tenantId,
        id: `${version}`,
        ownerType: null,
        ownerId: null,
        status: null,
        role: null,
        version,
        at: '2026-01-05T10:00:00.000Z',
      },
    });
  }
}

function start(lookEvery: number): Relay {
  return createRelay({
    reader: {
      latest: async ([tenantId]) =>
        new Map([
          [
            tenantId ?? '',
            log.findLast(({ event }) => event.tenantId === tenantId)?.event.version ?? 0,
          ],
        ]),
      after: async (cursors, limit) => {
        if (failures > 0) {
          failures -= 1;
          throw new Error('database away');
        }
        return log
          .filter(({ event }) => event.version > (cursors.get(event.tenantId) ?? Infinity))
          .slice(0, limit);
      },
    },
    publish: async (tenantId, events) =>
      void published.push(...events.map(({ event }) => `${tenantId}${event.version}`)),
    tenantIds: () => present,
    onError: (error) => void errors.push(error),
    lookEvery,
    batch: 3,
  });
}

beforeEach(() => {
  log = [];
  published = [];
  errors = [];
  failures = 0;
  present = ['a', 'b'];
  relay = start(60_000);
});
afterEach(() => relay.close());

describe('relay', () => {
  it('RT-06 publishes what came after a tenant was followed, in order, once', async () => {
    append('a', 4);
    await relay.follow('a');
    append('a', 8);
    relay.ring(['a', 'b']);
    await relay.settled();
    relay.ring(['a']);
    await relay.settled();
    expect(published).toEqual(['a5', 'a6', 'a7', 'a8', 'a9', 'a10', 'a11', 'a12']);
  });

  it('publishes an event that was stored while a tenant was being followed', async () => {
    const following = relay.follow('a');
    append('a');
    relay.ring(['a']);
    await following;
    await relay.settled();
    expect(published).toEqual(['a1']);
  });

  it('reads nothing for tenants without sockets here', async () => {
    append('b', 2);
    relay.ring(['b']);
    await relay.settled();
    expect(published).toEqual([]);
  });

  it('starts over when the database was put back to an earlier state', async () => {
    append('a', 5);
    await relay.follow('a');
    log = [];
    await relay.follow('a');
    append('a', 2);
    relay.ring(['a']);
    await relay.settled();
    expect(published).toEqual(['a1', 'a2']);
  });

  it('finds events by itself when the writer could not ring', async () => {
    await relay.close();
    relay = start(5);
    await relay.follow('a');
    append('a');
    await expect.poll(() => published).toEqual(['a1']);
  });

  it('loses nothing when the database is away for a moment', async () => {
    await relay.close();
    relay = start(5);
    await relay.follow('a');
    await relay.settled();
    failures = 2;
    append('a', 2);
    relay.ring(['a']);
    await expect.poll(() => published).toEqual(['a1', 'a2']);
    expect(errors).not.toHaveLength(0);
  });
});
