import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepLeftovers } from './retention.ts';
import { testDatabases } from '../../test/harness.ts';
import { type ReleasePortal, startReleasePortal } from '../../test/release-fixture.ts';

const day = 24 * 3_600_000;

describe.each(testDatabases)('keeping versions (%s)', (kind) => {
  let portal: ReleasePortal;
  beforeEach(async () => {
    portal = await startReleasePortal({ kind });
  });
  afterEach(() => portal.close());

  const folder = () => portal.server.releases.services.config.folder;
  const kept = () => readdirSync(join(folder(), 'mfe-billing')).toSorted();
  const tidy = async () => {
    const removed = await portal.server.releases.tidy();
    return removed.map(({ version }) => version).toSorted();
  };

  it('removes what no pointer has named for 30 days, with its files', async () => {
    for (const version of ['v1', 'v2', 'v3', 'v4']) await portal.publish('billing', version);
    await portal.promote('billing', 'v1');
    await portal.promote('billing', 'v2');
    await portal.promote('billing', 'v3', { audience: { percent: 5 } });
    portal.server.clock.advance(29 * day);
    expect(await tidy()).toEqual([]);
    portal.server.clock.advance(2 * day);
    expect(await tidy()).toEqual(['v4']);
    expect(kept()).toEqual(['v1', 'v2', 'v3']);
    expect(existsSync(join(folder(), 'mfe-billing', 'v4'))).toBe(false);
  });

  it('counts from the day on which a version was left', async () => {
    for (const version of ['v1', 'v2', 'v3']) await portal.publish('billing', version);
    await portal.promote('billing', 'v1');
    portal.server.clock.advance(40 * day);
    await portal.promote('billing', 'v2');
    await portal.promote('billing', 'v3');
    expect(await tidy()).toEqual([]);
    portal.server.clock.advance(20 * day);
    expect(await tidy()).toEqual([]);
    portal.server.clock.advance(11 * day);
    expect(await tidy()).toEqual(['v1']);
  });

  it('sweeps what killed uploads left, and no version', async () => {
    await portal.publish('billing', 'v1');
    const { services } = portal.server.releases;
    const received = await services.store.receive();
    writeFileSync(join(received, 'half.js'), 'half');
    const stray = join(folder(), 'mfe-billing', 'stray');
    mkdirSync(stray);
    await sweepLeftovers(services, false);
    expect([existsSync(received), existsSync(stray)]).toEqual([true, true]);
    const old = new Date(Date.now() - 3_600_000);
    for (const path of [received, stray]) utimesSync(path, old, old);
    utimesSync(join(folder(), 'mfe-billing', 'v1'), old, old);
    await sweepLeftovers(services, false);
    expect([existsSync(received), existsSync(stray)]).toEqual([false, false]);
    expect(kept()).toEqual(['v1']);
  });
});
