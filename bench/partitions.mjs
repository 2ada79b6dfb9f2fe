/**
 * What partitions of usage records would change: the table as it is against the same rows by year and
 * by month, asked in turns. Rows are of so many accounts over so many months; whoever asks names an
 * account, as the portal does. Needs PostgreSQL 15 or newer on this machine.
 *
 *   node bench/partitions.mjs [rows] [months] [accounts]
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { openDatabase } from '../server/src/platform/open-database.ts';
import { isSmall, leaveOut, number, report } from './lib/bench.mjs';
import { makeFolder, middle } from './lib/portal.mjs';

const { Pool } = createRequire(new URL('../server/package.json', import.meta.url))('pg');

const rows = number(0, 3_000_000, 2000);
const months = number(1, 36, 3);
const accounts = number(2, 2000, 5);
const rounds = isSmall ? 3 : 400;
/** Tables, and how many months a partition of each has. */
const tables = { usage_plain: 0, usage_yearly: 12, usage_monthly: 1 };
const heads = ['one table', 'by year', 'by month'];

const postgres = await startPostgres();
if (!postgres) leaveOut('no PostgreSQL 15 or newer found (apt-get install postgresql)');
const dataDir = makeFolder();
const pool = new Pool({ connectionString: postgres.url, max: 1 });

/** The tables, without what triggers add to other tables, which is the same for all. */
async function makeTables() {
  await pool.query(`
    create table bench_account as
      select n, gen_random_uuid() as id from generate_series(1, ${accounts}) n;
    create table usage_plain (like usage_record including all)`);
  for (const [table, size] of Object.entries(tables)) if (size > 0) await divide(table, size);
}

async function divide(table, size) {
  await pool.query(`
    create table ${table} (like usage_record including defaults including generated)
      partition by range (date);
    alter table ${table} add primary key (id, date)`);
  const { rows: indexes } = await pool.query(
    `select indexdef from pg_indexes where tablename = 'usage_record' and indexdef not like '%UNIQUE%'`,
  );
  for (const { indexdef } of indexes)
    await pool.query(indexdef.replace(/INDEX \S+ ON \S+/, `INDEX ON ${table}`));
  for (let from = -size * Math.ceil(months / size); from <= 0; from += size) {
    const { rows: range } = await pool.query(
      `select date_trunc('month', now()) + make_interval(months => $1) as from,
        date_trunc('month', now()) + make_interval(months => $2) as to`,
      [from, from + size],
    );
    const [first, next] = [range[0].from.toISOString(), range[0].to.toISOString()];
    await pool.query(
      `create table ${table}_${-from} partition of ${table} for values from ('${first}') to ('${next}')`,
    );
  }
}

const columns = `id, tenant_id, date, usage_type, direction, from_number, to_number, teammate_id,
  teammate_name, duration, units, rate, amount, currency, outcome`;
const rowOf = (id, account, date, n) => `${id}, ${account}, ${date}, 'voice', 'inbound',
  '+1' || (2055550000 + ${n} % 9999), '+1' || (3055550000 + ${n} % 97), null,
  'Ana', 60, 1, 0, 0, 'usd', 'answered'`;

async function fill() {
  await pool.query(
    `insert into usage_plain (${columns}) select ${rowOf('gen_random_uuid()', 'a.id', `now() - (random() * interval '${months} months')`, 'g')}
      from generate_series(1, ${rows}) g join bench_account a on a.n = 1 + (g % ${accounts})`,
  );
  for (const table of ['usage_yearly', 'usage_monthly'])
    await pool.query(`insert into ${table} (${columns}) select ${columns} from usage_plain`);
  await pool.query('vacuum (analyze)');
}

/** What is asked, each of another account. */
const asked = {
  'store a call': (table, at) =>
    `insert into ${table} (${columns})
      select ${rowOf('gen_random_uuid()', 'id', 'now()', at)} from bench_account where n = ${1 + (at % accounts)}`,
  'newest 25 of an account': (table, at) =>
    `select * from ${table} where tenant_id = '${ids[at % accounts]}' and ended is not null
      order by date desc, id desc limit 25`,
  'newest 25 of a number': (table, at) =>
    `select * from ${table} where tenant_id = '${ids[at % accounts]}' and ended is not null
      and other_number = '+1${2_055_550_000 + at}' order by date desc, id desc limit 25`,
  'a call by its id': (table, at) =>
    `select id from ${table} where tenant_id = '${ids[at % accounts]}' and id = '${known[at % known.length]}'`,
};
let ids = [];
let known = [];

const milliseconds = async (query) => {
  const started = performance.now();
  await pool.query(query);
  return performance.now() - started;
};

try {
  const db = await openDatabase({ databaseUrl: postgres.url, dataDir });
  await db.close();
  await makeTables();
  await fill();
  ids = (await pool.query('select id from bench_account order by n')).rows.map(({ id }) => id);
  const sample = `select id from usage_plain tablesample system (1) limit 1000`;
  known = (await pool.query(isSmall ? 'select id from usage_plain' : sample)).rows.map(
    (row) => row.id,
  );
  const found = [];
  for (const [what, query] of Object.entries(asked)) {
    const times = Object.keys(tables).map((name) => ({ name, taken: [] }));
    for (let round = 0; round < rounds; round += 1)
      for (const { name, taken } of times) taken.push(await milliseconds(query(name, round)));
    found.push(rowOfTimes(what, ...times.map(({ taken }) => middle(taken))));
  }
  const deletion = async (table) => {
    const { rows: oldest } = await pool.query(
      `select date_trunc('month', min(date)) + interval '1 month' as end from ${table}`,
    );
    const last = `delete from ${table} where date < '${oldest[0].end.toISOString()}'`;
    return (await milliseconds(last)) + (await milliseconds(`vacuum ${table}`));
  };
  const [deleted, deletedOfYear] = [await deletion('usage_plain'), await deletion('usage_yearly')];
  const dropped = await milliseconds(`drop table usage_monthly_${months}`);
  found.push(rowOfTimes('remove the oldest month', deleted, deletedOfYear, dropped));
  report({ partitions: found });
} finally {
  await pool.end();
  postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);

/** Times of each table in milliseconds, and their ratios to those of the first. */
function rowOfTimes(what, ...times) {
  const cells = times.map((time, at) => {
    const ratio = at === 0 ? '' : `, ${(time / times[0]).toFixed(2)}x`;
    return [heads[at], `${time.toFixed(2)} ms${ratio}`];
  });
  return { what, ...Object.fromEntries(cells) };
}
