import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/open-database.ts';
import { lossesOf, makeAccounts, openWorld } from './day/world.ts';
import { play, type Played, type World } from './day/player.ts';
import { daySettings, type Portal, startPortal } from './day/portals.ts';
import { firstDayOf } from './day/trace.ts';
import { bothDatabases, type FreshDatabase, freshDatabase } from './harness.ts';

const hasPostgres = bothDatabases.includes('postgres');
const sizes = [40, 15, 5];
const day = firstDayOf(sizes);
/** How many processes end in a test. */
const ends = process.env.NIGHTLY === '1' ? 12 : 2;
/** A tree of the version before, which `pnpm skew` builds. */
const former = process.env['SKEW_TREE'];

/** Makes accounts as the version in a tree does, in a database that only it has prepared. */
function makeFormerAccounts(tree: string, env: Record<string, string>): void {
  for (const [at, people] of sizes.entries()) {
    const words = ['generate', '--people', `${people}`, '--seed', `${at + 1}`];
    const cli = join(tree, 'server', 'src', 'cli', 'main.ts');
    execFileSync(process.execPath, [cli, ...words], { env: { ...process.env, ...env } });
  }
}

describe
  .runIf(hasPostgres)
  .each([
    { what: 'a day on two processes' },
    ...(former ? [{ what: 'a day that begins on the version before', tree: former }] : []),
  ])('[SCALE-01] $what', ({ tree }: { what: string; tree?: string }) => {
  let fresh: FreshDatabase;
  let pool: pg.Pool;
  let env: Record<string, string>;
  let world: World;
  let portals: Portal[];
  /** Gets no new requests, as the balancer has been told. */
  let leaving: Portal | null = null;

  beforeAll(async () => {
    fresh = await freshDatabase('postgres');
    pool = new pg.Pool({ connectionString: fresh.databaseUrl });
    // Its connections end with the database, when nobody asks any more.
    pool.on('error', () => undefined);
    const origin = 'http://localhost:8080';
    env = daySettings(fresh, origin);
    if (tree) {
      await pool.query('drop schema public cascade; create schema public');
      makeFormerAccounts(tree, env);
    } else {
      const db = await openDatabase(fresh);
      await makeAccounts(db, sizes);
      await db.close();
    }
    const main = tree && join(tree, 'server', 'src', 'main.ts');
    portals = [await startPortal(env, main), await startPortal(env, main)];
    const targets = () => portals.filter((one) => one !== leaving).map(({ url }) => url);
    world = await openWorld(pool, { targets, origin, hasPages: false });
  }, 300_000);
  afterAll(async () => {
    await Promise.all(portals.map((portal) => portal.kill()));
    await pool.end();
    await fresh.drop();
  });

  /** Plays days, and ends and starts portals again in turns, each sixth of a day at most. */
  async function whilePlayed(end: (portal: Portal) => Promise<unknown>) {
    let ending = Promise.resolve();
    let isEnding = false;
    const ended: Portal[] = [];
    let next = 0;
    const replace = async (begun: () => Promise<unknown>) => {
      const at = ended.length % 2;
      const old = portals[at]!;
      ended.push(old);
      await end(old);
      portals[at] = await startPortal({ ...env, PORT: new URL(old.url).port });
      // Whoever is asking for the second time finds the other one.
      await begun();
      isEnding = false;
    };
    const each = (share: number, begun: () => Promise<unknown>) => {
      if (isEnding || share < next) return;
      isEnding = true;
      next = share + 1 / 6;
      ending = replace(begun);
    };
    const days: Played[] = [];
    while (ended.length < ends) {
      next = 1 / 12;
      days.push(await play(day, world, { seconds: 0, atOnce: 24, each }));
      await ending;
    }
    return {
      saved: days.flatMap(({ saved }) => saved),
      told: days.flatMap(({ told }) => told),
      invited: days.flatMap(({ invited }) => invited),
      issued: days.flatMap(({ issued }) => issued),
      shown: days.flatMap(({ shown }) => shown),
      repeated: days.reduce((sum, { repeated }) => sum + repeated, 0),
      disorder: days.reduce((sum, { disorder }) => sum + disorder, 0),
    };
  }

  it('whose processes are killed loses nothing that was acknowledged, and shows no read as failed', async () => {
    const played = await whilePlayed((portal) => portal.kill());
    expect(await lossesOf(pool, played)).toEqual([]);
    // What somebody sends at that moment is told as failed, and is still in the form.
    expect(played.shown.filter((one) => !/^(save|signIn|import) /.test(one))).toEqual([]);
    expect(played.disorder).toBe(0);
  }, 300_000);

  it('whose processes are replaced one after the other fails no call', async () => {
    const codes: unknown[] = [];
    const played = await whilePlayed(async (portal) => {
      leaving = portal;
      codes.push(await portal.end());
      leaving = null;
    });
    expect(await lossesOf(pool, played)).toEqual([]);
    expect(played).toMatchObject({ shown: [], repeated: 0, disorder: 0 });
    expect(new Set(codes)).toEqual(new Set([0]));
  }, 300_000);
});
