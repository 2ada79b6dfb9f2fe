/**
 * How soon programs are told of events (HOOK-01, HOOK-02): from commit to receiver with 100 webhooks,
 * on both databases; then one event of each of 1,000 accounts to 10,000 webhooks, of which one in a
 * hundred is dead and one in a hundred never answers, and what a list costs meanwhile.
 * Needs PostgreSQL 15 or newer on this machine.
 *
 *   node bench/webhooks.mjs
 */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';
import { addSecret } from '../server/src/areas/webhooks/secrets.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { appendEvent } from '../server/src/platform/events.ts';
import { newId } from '../server/src/platform/ids.ts';
import { openSecretBox } from '../server/src/platform/secret-keys.ts';
import { isSmall, leaveOut, report } from './lib/bench.mjs';
import { makeFolder, middle, startPortal } from './lib/portal.mjs';

const { sql } = createRequire(new URL('../server/package.json', import.meta.url))('kysely');

const webhooksEach = 10;
const few = isSmall ? 1 : 10;
const many = isSmall ? 3 : 1000;
const rounds = isSmall ? 2 : 30;
const unlimited = { CALLS_PER_ADDRESS: '0', CALLS_PER_USER: '0', CALLS_PER_TENANT: '0' };
const at = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)];

/** Receives what is sent, in this process, so that both ends have one clock; `/slow/` never answers. */
async function startReceiver() {
  const arrivals = new Map();
  const waited = { for: Infinity, done: () => {} };
  const server = createServer((request, answer) => {
    request.resume();
    const [, kind, id] = request.url.split('/');
    request.on('end', () => {
      if (kind === 'slow') return;
      answer.end();
      if (!arrivals.has(id)) arrivals.set(id, performance.now());
      if (arrivals.size >= waited.for) waited.done();
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    arrivals,
    port: server.address().port,
    close: () => server.closeAllConnections(),
    /** Forgets what came; answers how to wait until so many webhooks that answer have been told. */
    expect(count) {
      arrivals.clear();
      const { promise, resolve } = Promise.withResolvers();
      Object.assign(waited, { for: count, done: resolve });
      return () => promise;
    },
  };
}

/** Adds accounts with webhooks; answers their ids. `kindOf` says how the nth webhook's receiver behaves. */
async function addAccounts({ db, box, port }, count, kindOf = () => 'well') {
  const accounts = [];
  for (let account = 0; account < count; account += 1) {
    const tenantId = newId();
    const webhooks = [];
    await db.system(async (tx) => {
      await sql`insert into tenant (id, company_name, company_address, time_zone, country, currency, status)
        values (${tenantId}, 'Bench', '{}', 'America/Chicago', 'USA', 'usd', 'active')`.execute(tx);
      for (let each = 0; each < webhooksEach; each += 1) {
        const kind = kindOf(account * webhooksEach + each);
        const id = newId();
        const url = `http://127.0.0.1:${kind === 'dead' ? 9 : port}/${kind}/${id}`;
        const now = new Date();
        await sql`insert into webhook
          (id, tenant_id, name, url, kinds, read_seq, created_by, created_at, updated_at)
          values (${id}, ${tenantId}, 'Bench', ${url}, '{person}', 0, 'Bench', ${now}, ${now})`.execute(
          tx,
        );
        await addSecret(tx, box, { tenantId, webhookId: id, now });
        webhooks.push({ id, kind });
      }
    });
    accounts.push({ tenantId, webhooks });
  }
  return accounts;
}

/** Commits an event of an account; answers when it was. */
async function tell(db, tenantId) {
  const event = { method: 'UpdateEntityAsync', eventType: 'teammate', id: newId() };
  await db.tenant(tenantId, (tx) => appendEvent(tx, tenantId, event));
  return performance.now();
}

/** Milliseconds from commit to receiver, the accounts after each other. */
async function measureWait(parts) {
  const accounts = await addAccounts(parts, few);
  const waits = [];
  for (let round = 0; round < rounds; round += 1) {
    const { tenantId, webhooks } = accounts[round % accounts.length];
    const isFirst = round < accounts.length;
    const arrive = parts.receiver.expect(webhooks.length);
    const committed = await tell(parts.db, tenantId);
    await arrive();
    if (isFirst && !isSmall) continue;
    for (const arrived of parts.receiver.arrivals.values()) waits.push(arrived - committed);
  }
  return waits;
}

function load(target, seconds) {
  const child = fork(fileURLToPath(new URL('./load.mjs', import.meta.url)));
  return new Promise((resolve) => {
    child.once('message', (result) => {
      child.kill();
      resolve(result);
    });
    child.send({ target, connections: 4, seconds, rate: 40 });
  });
}

/** Asks for a list until something is over; answers the slowest of the seconds that it was asked in. */
async function loadUntil(over, target, seconds) {
  const end = new AbortController();
  void over.then(() => end.abort());
  const parts = [];
  while (!end.signal.aborted) parts.push(await load(target, seconds));
  return {
    median: middle(parts.map(({ median }) => median)),
    p99: Math.max(...parts.map(({ p99 }) => p99)),
  };
}

/** Seconds until everybody who can be told has been, and what a list costs meanwhile. */
async function measureMany(parts, { url, port }) {
  const { db, receiver } = parts;
  const kindOf = (index) => ({ 17: 'dead', 53: 'slow' })[index % 100] ?? 'well';
  const accounts = await addAccounts(parts, many, kindOf);
  const { cookies } = await signIn(url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const target = {
    host: '127.0.0.1',
    port,
    headers: { cookie },
    paths: ['/api/teammate?limit=25'],
  };
  const seconds = isSmall ? 0.5 : 10;
  await load(target, seconds);
  const alone = await load(target, seconds);
  const well = accounts.flatMap(({ webhooks }) => webhooks.filter(({ kind }) => kind === 'well'));
  const arrive = receiver.expect(well.length);
  const begun = performance.now();
  const arrived = arrive().then(() => (performance.now() - begun) / 1000);
  const during = loadUntil(arrived, target, seconds);
  for (const { tenantId } of accounts) await tell(db, tenantId);
  const taken = await arrived;
  return { webhooks: accounts.length * webhooksEach, taken, alone, during: await during };
}

async function onDatabase(environment, options, work) {
  const folder = makeFolder();
  const env = { DATA_DIR: folder, DEMO: '1', WEBHOOKS_LOCAL: '1', ...unlimited, ...environment };
  const receiver = await startReceiver();
  try {
    const portal = await startPortal(env, { ...options, web: false });
    const box = await openSecretBox(readConfig({ NODE_ENV: 'production', PORT: '1', ...env }));
    const answer = await work({ db: portal.db, box, port: receiver.port, receiver }, portal);
    await portal.close();
    return answer;
  } finally {
    receiver.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const milliseconds = (taken) => `${taken.toFixed(0)} ms`;
const waitRow = (database, waits) => ({
  database,
  'commit to receiver, p50': milliseconds(middle(waits)),
  p95: milliseconds(at(waits, 0.95)),
});

const postgres = await startPostgres();
if (!postgres) leaveOut('no PostgreSQL 15 or newer found (apt-get install postgresql)');
try {
  const embedded = await onDatabase({}, {}, measureWait);
  const { waits, crowd } = await onDatabase(
    {},
    { databaseUrl: postgres.url },
    async (parts, portal) => ({
      waits: await measureWait(parts),
      crowd: await measureMany(parts, portal),
    }),
  );
  const ratio = (crowd.during.p99 / crowd.alone.p99).toFixed(2);
  report(
    {
      'one-by-one': [waitRow('PostgreSQL', waits), waitRow('embedded', embedded)],
      crowd: [
        {
          webhooks: `${crowd.webhooks}, 1 % dead, 1 % silent`,
          'all others told within': `${crowd.taken.toFixed(1)} s`,
          'a list meanwhile, median': milliseconds(crowd.during.median),
          p99: milliseconds(crowd.during.p99),
          'p99 before': milliseconds(crowd.alone.p99),
        },
      ],
    },
    {
      'HOOK-01': `${milliseconds(at(waits, 0.95))}; embedded ${milliseconds(at(embedded, 0.95))}`,
      'HOOK-02': `${crowd.taken.toFixed(0)} s; p99 ${ratio}x`,
    },
  );
} finally {
  postgres.stop();
}
process.exit(0);
