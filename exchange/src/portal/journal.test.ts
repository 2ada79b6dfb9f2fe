import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Journal } from './journal.ts';

interface Entry {
  readonly id: string;
  readonly seconds: number;
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('what is to be told once', () => {
  it('[CALL-11] is kept while nobody listens, and told by whoever comes next', async () => {
    const away = new Journal<Entry>({
      folder,
      pause: 3_600_000,
      send: () => Promise.reject(new Error('away')),
    });
    await away.open();
    await away.add({ id: 'call/1', seconds: 7 });
    await away.add({ id: 'call/2', seconds: 9 });
    await away.close();
    expect(await away.left()).toEqual(['call/1', 'call/2']);

    const told: Entry[] = [];
    const next = new Journal<Entry>({ folder, send: async (entry) => void told.push(entry) });
    await next.open();
    await vi.waitUntil(async () => (await next.left()).length === 0);
    expect(told).toEqual([
      { id: 'call/1', seconds: 7 },
      { id: 'call/2', seconds: 9 },
    ]);
    await next.close();
  });

  it('is told again after a pause', async () => {
    const told = Promise.withResolvers<Entry>();
    let tries = 0;
    const journal = new Journal<Entry>({
      folder,
      pause: 1,
      async send(entry) {
        tries += 1;
        if (tries < 3) throw new Error('away');
        told.resolve(entry);
      },
    });
    await journal.open();
    await journal.add({ id: 'call', seconds: 7 });
    expect(await told.promise).toEqual({ id: 'call', seconds: 7 });
    await journal.close();
    expect([tries, await journal.left()]).toEqual([3, []]);
  });
});
