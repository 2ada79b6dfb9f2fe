/**
 * A working day of accounts (server/test/day/trace.ts), played in so many seconds on 1, 2 and 4
 * processes, or on 4 beside 2 workers that do all due work, and one PostgreSQL: how long answers take
 * from when they were due, what browsers would show as errors, and what a person's day costs of the
 * processor. Processes are asked in turns, as by a balancer that costs nothing. All of it, and whoever
 * asks, share this machine.
 * Needs PostgreSQL 15 or newer on this machine, or in `DATABASE_URL` an empty database of another one,
 * whose processor is then not in the figures.
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
import { dayOf, firstDayOf } from '../server/test/day/trace.ts';
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
/** Processes that are asked, workers beside them, and whether a month begins. */
const setups = isSmall
  ? [[2, 1, true]]
  : [
      [1, 0, false],
      [2, 0, false],
      [4, 0, false],
      [4, 2, false],
      [2, 0, true],
    ];
const origin = 'http://localhost:8080';

const at = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
const ms = (value) => (Number.isNaN(value) ? 'not known' : `${value.toFixed(0)} ms`);

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

/** Accounts of a bench have no place in a database that somebody uses. */
async function refuseUsed() {
  const { rows: found } = await pool.query(
    "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
  );
  if (found.length > 0) throw new Error('DATABASE_URL names a database that is not empty.');
}

const elsewhere = process.env.DATABASE_URL;
const postgres = elsewhere ? { url: elsewhere, stop: () => undefined } : await startPostgres();
if (!postgres) leaveOut('no PostgreSQL 15 or newer found (apt-get install postgresql)');
const dataDir = makeFolder();
const env = daySettings({ dataDir, databaseUrl: postgres.url }, origin);
const pool = new Pool({ connectionString: postgres.url });
const rows = [];
const beginning = [];
try {
  if (elsewhere) await refuseUsed();
  const db = await openDatabase({ databaseUrl: postgres.url, dataDir });
  await makeAccounts(db, sizes);
  await db.close();
  const postmaster = elsewhere ? null : postmasterAt(new URL(postgres.url).port);
  for (const [processes, workers, isFirst] of setups) {
    const portals = [];
    const settings = workers > 0 ? { ...env, DUE_WORK: '0' } : env;
    while (portals.length < processes) portals.push(await startPortal(settings));
    const asked = portals.map(({ url }) => url);
    while (portals.length < processes + workers) portals.push(await startPortal(env));
    const targets = () => asked;
    const world = await openWorld(pool, { targets, origin, hasPages: true });
    // The first month of an account begins with the work for it.
    if (isFirst) await world.endMonth();
    const used = () => [
      portals.reduce((sum, { pid }) => sum + processorOf(pid), 0),
      postmaster === null ? NaN : databaseProcessor(postmaster),
    ];
    const since = (before) => used().map((now, which) => now - before[which]);
    await wait(isSmall ? 0 : 5000);
    const quiet = used();
    await wait(idle);
    const [still] = since(quiet);
    const before = used();
    const sizeBefore = await databaseSize();
    const played = await play(isFirst ? firstDayOf(sizes) : day, world, { seconds });
    const [portalTime, databaseTime] = since(before);
    const grown = (await databaseSize()) - sizeBefore;
    const losses = await lossesOf(pool, played);
    if (losses.length > 0) throw new Error(losses.join('; '));
    const times = Object.values(played.times).flat();
    rows.push({
      processes: `${processes}${workers > 0 ? ` and ${workers} workers` : ''}`,
      day: isFirst ? 'first of a month' : 'any',
      'deeds a second': (times.length / seconds).toFixed(0),
      p50: ms(at(times, 0.5)),
      p99: ms(at(times, 0.99)),
      'p99 of a save': ms(at(played.times.save ?? [], 0.99)),
      'shown errors': played.shown.length,
      'portals, a person and day': ms(portalTime / people),
      'PostgreSQL, a person and day': ms(databaseTime / people),
      'database grows, a person and day': `${(grown / people / 1000).toFixed(1)} kB`,
      'a process that rests': `${((still / idle / portals.length) * 100).toFixed(1)} % of a processor`,
    });
    const { monthsEnd = [], import: files = [] } = played.times;
    if (isFirst) {
      beginning.push({
        [`invoices of ${sizes.length} accounts`]: ms(monthsEnd[0]),
        'a file until all are invited, p50': ms(at(files, 0.5)),
        'the longest': ms(Math.max(...files)),
      });
    }
    for (const portal of portals) await portal.end();
  }
  const deeds = Object.entries(Object.groupBy(day, ({ kind }) => kind)).map(([kind, all]) => ({
    deed: kind,
    'a person and day': (all.length / people).toFixed(2),
  }));
  report({ processes: rows, month: beginning, deeds });
} finally {
  await pool.end();
  postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
