/**
 * A working day of accounts (server/test/day/trace.ts), played in so many seconds on 1, 2 and 4
 * processes and one PostgreSQL: how long answers take from when they were due, what browsers would
 * show as errors, and what a person's day costs of the processor. Processes are asked in turns, as by
 * a balancer that costs nothing. All of it, and whoever asks, share this machine.
 * Needs PostgreSQL 15 or newer on this machine.
 *
 *   node bench/day.mjs [seconds]
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { openDatabase } from '../server/src/platform/open-database.ts';
import { play } from '../server/test/day/player.ts';
import { daySettings, startPortal } from '../server/test/day/portals.ts';
import { dayOf } from '../server/test/day/trace.ts';
import { lossesOf, makeAccounts, openWorld } from '../server/test/day/world.ts';
import { isSmall, leaveOut, number, report } from './lib/bench.mjs';
import { processorOf } from './lib/measured-process.mjs';
import { makeFolder } from './lib/portal.mjs';

const { Pool } = createRequire(new URL('../server/package.json', import.meta.url))('pg');

const seconds = number(0, 180, 2);
const sizes = isSmall
  ? [5]
  : [400, 100, 100, 40, 40, 40, ...Array.from({ length: 20 }, (_, at) => (at % 2 ? 10 : 5))];
const people = sizes.reduce((sum, size) => sum + size, 0);
const day = dayOf(sizes);
const idle = isSmall ? 500 : 20_000;
const origin = 'http://localhost:8080';

const at = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
const ms = (value) => `${value.toFixed(0)} ms`;

/** Milliseconds that PostgreSQL has used: of those who ended, and of each that runs. */
function databaseProcessor(pid) {
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const ended = (Number(ticks[13]) + Number(ticks[14])) * 10;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children.reduce((sum, child) => sum + processorOf(child), processorOf(pid) + ended);
}

/** Process of the PostgreSQL that listens at a port. */
const postmasterAt = (port) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return words[0].endsWith('/postgres') && words.includes('-p') && words.includes(port);
      } catch {
        return false;
      }
    });

/** Bytes of all tables and their indexes. */
async function databaseSize() {
  const { rows: found } = await pool.query('select pg_database_size(current_database()) as size');
  return Number(found[0].size);
}

const postgres = await startPostgres();
if (!postgres) leaveOut('no PostgreSQL 15 or newer found (apt-get install postgresql)');
const dataDir = makeFolder();
const env = daySettings({ dataDir, databaseUrl: postgres.url }, origin);
const pool = new Pool({ connectionString: postgres.url });
const rows = [];
try {
  const db = await openDatabase({ databaseUrl: postgres.url, dataDir });
  await makeAccounts(db, sizes);
  await db.close();
  const postmaster = postmasterAt(new URL(postgres.url).port);
  for (const processes of isSmall ? [2] : [1, 2, 4]) {
    const portals = [];
    while (portals.length < processes) portals.push(await startPortal(env));
    const targets = () => portals.map(({ url }) => url);
    const world = await openWorld(pool, { targets, origin, hasPages: true });
    const used = () => [
      portals.reduce((sum, { pid }) => sum + processorOf(pid), 0),
      databaseProcessor(postmaster),
    ];
    const since = (before) => used().map((now, which) => now - before[which]);
    await wait(isSmall ? 0 : 5000);
    const quiet = used();
    await wait(idle);
    const [still] = since(quiet);
    const before = used();
    const sizeBefore = await databaseSize();
    const played = await play(day, world, { seconds });
    const [portalTime, databaseTime] = since(before);
    const grown = (await databaseSize()) - sizeBefore;
    const losses = await lossesOf(pool, played);
    if (losses.length > 0) throw new Error(losses.join('; '));
    const times = Object.values(played.times).flat();
    rows.push({
      processes,
      'deeds a second': (times.length / seconds).toFixed(0),
      p50: ms(at(times, 0.5)),
      p99: ms(at(times, 0.99)),
      'p99 of a save': ms(at(played.times.save ?? [], 0.99)),
      'shown errors': played.shown.length,
      'portals, a person and day': `${(portalTime / people).toFixed(0)} ms`,
      'PostgreSQL, a person and day': `${(databaseTime / people).toFixed(0)} ms`,
      'database grows, a person and day': `${(grown / people / 1000).toFixed(1)} kB`,
      'a process that rests': `${((still / idle / processes) * 100).toFixed(1)} % of a processor`,
    });
    for (const portal of portals) await portal.end();
  }
  const deeds = Object.entries(Object.groupBy(day, ({ kind }) => kind)).map(([kind, all]) => ({
    deed: kind,
    'a person and day': (all.length / people).toFixed(2),
  }));
  report({ processes: rows, deeds });
} finally {
  await pool.end();
  postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
