/**
 * The users listing, 50 of 10,000 by name, each time under a search that was not made before, through
 * the whole API against the same query in a bare loop of the driver behind bare node:http (P11), and
 * the embedded database against PostgreSQL (P12); beside them one search that is made again and again.
 * The API checks the session, the policy and row-level security at each call.
 * Needs PostgreSQL 15 or newer on this machine.
 *
 *   node bench/api.mjs [people]
 */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { generateTenant } from '../server/seeds/generate.ts';
import { isSmall, leaveOut, number, report } from './lib/bench.mjs';
import { makeFolder, middle, startPortal, tokenOf } from './lib/portal.mjs';
import { listingSearches } from './lib/searches.mjs';

const require = createRequire(new URL('../server/package.json', import.meta.url));
const pg = require('pg');

const people = number(0, 10_000, 200);
const connections = 16;
const seconds = isSmall ? 0.3 : 4;
/** A load test is what the limits are there to refuse. */
const unlimited = { CALLS_PER_ADDRESS: '0', CALLS_PER_USER: '0', CALLS_PER_TENANT: '0' };
const repeats = isSmall ? 1 : 3;
const paths = listingSearches();
const repeated = ['/api/teammate?search=an&sortBy=fullName&pageNum=3&limit=50'];

const titles = {
  bare: 'bare driver, PostgreSQL',
  api: 'API on PostgreSQL',
  embedded: 'API, embedded database',
  again: 'API on PostgreSQL, the same search again',
};

function load(options) {
  const child = fork(fileURLToPath(new URL('./load.mjs', import.meta.url)));
  return new Promise((resolve) => {
    child.once('message', (result) => {
      child.kill();
      resolve(result);
    });
    child.send({ connections, seconds, ...options });
  });
}

async function startApi(databaseUrl) {
  const dataDir = makeFolder();
  const portal = await startPortal(
    { DATA_DIR: dataDir, ...unlimited },
    { databaseUrl, web: false },
  );
  const made = await generateTenant(portal.db, { people, now: new Date() });
  const headers = { authorization: `Bearer ${await tokenOf(portal.url, made.ownerEmail)}` };
  return {
    tenantId: made.tenantId,
    target: { host: '127.0.0.1', port: portal.port, paths, headers },
    async close() {
      await portal.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The query of the listing as a person would write it who has only the driver. */
const bareQuery = `
  with matching as materialized (
    select id, status, full_name from teammate
    where tenant_id = $1 and status <> 'cancel' and search_text like $2
  ), counted as (
    select count(*) as total, count(*) filter (where status = 'active') as active,
      count(*) filter (where status = 'pending') as pending,
      count(*) filter (where status = 'suspended') as suspended from matching
  ), page as (
    select id from matching order by full_name collate "und-x-icu", id limit 50
  )
  select c.*, t.*,
    (select json_agg(n.number) from phone_number n where n.tenant_id = $1 and n.owner_id = t.id) as numbers,
    (select json_agg(e.name) from team_member m join team e on e.id = m.team_id
      where m.tenant_id = $1 and m.teammate_id = t.id) as teams
  from counted c, page p join teammate t on t.id = p.id
  order by t.full_name collate "und-x-icu", t.id`;

async function startBare(databaseUrl, tenantId) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  const server = createServer(async (request, response) => {
    const search = new URL(request.url, 'http://localhost').searchParams.get('search');
    const { rows } = await pool.query(bareQuery, [tenantId, `%${search}%`]);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ items: rows }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    target: { host: '127.0.0.1', port: server.address().port, paths },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}

const postgres = await startPostgres();
if (!postgres) leaveOut('no PostgreSQL 15 or newer found (apt-get install postgresql)');
try {
  const api = await startApi(postgres.url);
  const embedded = await startApi(undefined);
  const bare = await startBare(postgres.url, api.tenantId);
  const again = { target: { ...api.target, paths: repeated } };
  const subjects = { bare, api, embedded, again };
  const results = { bare: [], api: [], embedded: [], again: [] };
  const delays = { bare: [], api: [], embedded: [], again: [] };
  for (const subject of Object.values(subjects))
    await load({ target: subject.target, seconds: seconds / 2 });
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const [name, { target }] of Object.entries(subjects)) {
      const full = await load({ target });
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const half = await load({ target, rate: full.rate / 2 });
      delay.disable();
      results[name].push({ rate: full.rate, median: half.median, p99: half.p99 });
      delays[name].push(delay.percentile(99) / 1e6);
    }
  }
  const of = (name, member) => middle(results[name].map((result) => result[member]));
  const ratio = (name, other, member = 'rate') => (of(name, member) / of(other, member)).toFixed(2);
  const delay = (name) => `${middle(delays[name]).toFixed(0)} ms`;
  report(
    {
      listing: Object.keys(subjects).map((name) => ({
        subject: titles[name],
        'requests/s': of(name, 'rate').toFixed(0),
        'against the bare driver': ratio(name, 'bare'),
        'against the API on PostgreSQL': ratio(name, 'api'),
        'p99 at half load against bare': ratio(name, 'bare', 'p99'),
        'loop delay p99': delay(name),
      })),
    },
    {
      P11: `${ratio('api', 'bare')}x; ${ratio('api', 'bare', 'p99')}x`,
      P12: `${ratio('embedded', 'api')}x; ${delay('embedded')}`,
    },
  );
  await bare.close();
  await api.close();
  await embedded.close();
} finally {
  postgres.stop();
}
process.exit(0);
