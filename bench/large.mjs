/**
 * One large database: 10,000 accounts of 100 people against 100 of them. What people and callers wait
 * for, each time of another account and in turns, and the month's end of as many accounts. Then the
 * month's end of all, and migrations of the large one by `migrate` while changes are saved and calls
 * are told: how long a write waited. Needs PostgreSQL 15 or newer on this machine, and 10 GB of its disk.
 *
 *   node bench/large.mjs [accounts] [people]
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { generateTenant } from '../server/seeds/generate.ts';
import { createMonthlyInvoiceWork } from '../server/src/areas/billing/invoice-work.ts';
import { draftOf, monthlyInvoice } from '../server/src/areas/invoicing/draft.ts';
import { payingAccount } from '../server/src/areas/invoicing/payer.ts';
import { createDueWork } from '../server/src/platform/due-work.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { callOf, play } from '../server/test/day/player.ts';
import { daySettings, startPortal as startProcess } from '../server/test/day/portals.ts';
import { lossesOf, openWorld } from '../server/test/day/world.ts';
import { supportKey } from '../server/test/usage-records.ts';
import { alwaysOpenIn } from '../shared/domain/src/business-hours/presets.ts';
import { isSmall, leaveOut, number, report } from './lib/bench.mjs';
import { copyAccount } from './lib/copy-account.mjs';
import { makeFolder, middle, startPortal, tokenOf } from './lib/portal.mjs';
import { searchTexts } from './lib/searches.mjs';

const { Pool } = createRequire(new URL('../server/package.json', import.meta.url))('pg');

const most = number(0, 10_000, 6);
const people = number(1, 100, 5);
const few = isSmall ? 3 : 100;
/** Calls and changes of a person that are stored already. */
const past = 3;
const rounds = isSmall ? 2 : few;
/** Accounts whose month ends at once, and how many months. */
const [ending, months] = isSmall ? [2, 1] : [60, 5];
/** Seconds that saves and calls are watched at once, and how many come in each. */
const [seconds, pace] = isSmall ? [1, 10] : [20, 20];
/** Seconds that a transaction stays open which a migration waits for. */
const reading = isSmall ? 1.2 : 5;
/** Accounts that work during migrations. */
const working = isSmall ? 2 : 20;
const origin = 'http://localhost:8080';
const exchangeKey = 'exchange-key-of-the-bench';
const settings = {
  SUPPORT_KEY: supportKey,
  EXCHANGE_KEY: exchangeKey,
  // A flood is what the limits are there to refuse.
  AUTH_CALLS_PER_MINUTE: '100000',
  CALLS_PER_ADDRESS: '0',
};
const texts = searchTexts();
const words = (count) => `${count.toLocaleString('en')} accounts`;
const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const since = (started) => {
  const taken = performance.now() - started;
  return taken < 1000 ? ms(taken) : `${(taken / 1000).toFixed(1)} s`;
};

/**
 * Gives every account a number that rings a team, three calls and changes of each person, paid
 * invoices of a year, and a month that ends in two years. Triggers are off: charts stay empty.
 */
async function fill(pool) {
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into company (id, tenant_id, label, is_default, business_hour, call_handling_open_hour)
      select gen_random_uuid(), tenant_id, 'Main', true, $1,
        jsonb_build_object('actionType', 'team', 'actionValue', id)
      from team where name = 'Team 1'`,
    [JSON.stringify(alwaysOpenIn('America/Chicago'))],
  );
  await client.query(
    `insert into phone_number (id, tenant_id, number, owner_type, owner_id, is_default, country)
      select gen_random_uuid(), tenant_id, '+1' || (8000000000 + row_number() over ()), 'company', id,
        true, 'USA' from company`,
  );
  for (let ago = past; ago > 0; ago -= 1) {
    await client.query(
      `insert into usage_record (id, tenant_id, date, usage_type, direction, from_number, to_number,
          teammate_id, teammate_name, duration, units, rate, amount, currency, outcome, outcome_by,
          outcome_by_id, outcome_by_name, wait)
        select gen_random_uuid(), tenant_id, now() - make_interval(days => 30 * $1) - random() * interval '20 days',
          'voice', 'inbound', '+1205' || (5510000 + random() * 5000)::integer, '+12515550142', id,
          full_name, 120, 2, 0, 0, 'usd', 'answered', 'teammate', id, full_name, 8 from teammate`,
      [ago],
    );
    await client.query(
      `insert into audit_entry (id, tenant_id, seq, at, actor_id, actor_name, via, action, entity,
          entity_id, entity_name, before, after, request_id)
        select gen_random_uuid(), tenant_id,
          $1::integer + row_number() over (partition by tenant_id), now() - make_interval(days => 30 * $2),
          id, full_name, 'ui', 'teammate.update', 'teammate', id, full_name,
          '{"title": "Agent"}', '{"title": "Manager"}', '' from teammate`,
      [people * (past - ago), ago],
    );
  }
  await client.query('update tenant_sequence set audit_seq = $1', [people * past]);
  await client.query(
    `insert into invoice (id, tenant_id, number, status, amount_due, currency, period_start, period_end)
      select gen_random_uuid(), id, 'INV-past-' || at, 'paid', 22, 'usd', ends - interval '1 month', ends
      from tenant, generate_series(1, 12) at,
        lateral (select now() - make_interval(months => at)) month (ends)`,
  );
  await client.query(
    `insert into invoice_line (id, tenant_id, invoice_id, position, item, description, quantity, price, amount, tax)
      select gen_random_uuid(), tenant_id, id, 1, 'user', 'User', 1, 22, 22, 0 from invoice`,
  );
  await client.query(
    `insert into due_work (kind, subject_id, tenant_id, due_at)
      select $1, id, id, now() + interval '2 years' from tenant`,
    [monthlyInvoice],
  );
  await client.query('reset session_replication_role');
  client.release();
  await pool.query('vacuum (analyze)');
}

/** A portal on a database of so many accounts. */
async function open(accounts, databaseUrl) {
  const pool = new Pool({ connectionString: databaseUrl });
  const portal = await startPortal({ DATA_DIR: dataDir, ...settings }, { databaseUrl, web: false });
  const started = performance.now();
  const { tenantId } = await generateTenant(portal.db, { people, now: new Date() });
  await copyAccount({ pool }, tenantId, accounts - 1);
  await fill(pool);
  const { rows } = await pool.query(
    'select pg_size_pretty(pg_database_size(current_database())) as size',
  );
  console.log(`${words(accounts)} made in ${since(started)}, ${rows[0].size}`);
  const { rows: known } = await pool.query(
    `select t.id, p.email, n.number from tenant t join teammate p on p.tenant_id = t.id and p.is_tenant_owner
      join phone_number n on n.tenant_id = t.id and n.owner_type = 'company' order by t.id limit $1`,
    [rounds + 1],
  );
  return { accounts, databaseUrl, pool, portal, known };
}

/** What is asked of an account, one after the other. */
const requests = {
  'sign in with a password': async ({ portal }, account) => {
    account.token = await tokenOf(portal.url, account.email);
    if (!account.token) throw new Error('Nobody was signed in.');
  },
  'own record, by the session': (on, account) => ask(on, 'user', bearer(account)),
  'users listing, first page by name': (on, account) =>
    ask(on, 'teammate?sortBy=fullName&pageNum=1&limit=25', bearer(account)),
  'users listing, a new search': (on, account, round) =>
    ask(
      on,
      `teammate?sortBy=fullName&pageNum=1&limit=25&search=${encodeURIComponent(texts[round])}`,
      bearer(account),
    ),
  'what the exchange asks for a call to a number': (on, { number: called }) =>
    ask(on, `exchange/routing?number=${encodeURIComponent(called)}`, {
      authorization: `Basic ${btoa(`exchange:${exchangeKey}`)}`,
    }),
  'a call that the switch tells is stored': (on, { id }) =>
    ask(
      on,
      'support/usage',
      { 'x-support-key': supportKey, 'content-type': 'application/json' },
      { records: [callOf(id)] },
    ),
};

const bearer = ({ token }) => ({ authorization: `Bearer ${token}` });

async function ask({ portal }, path, headers, body) {
  const answer = await fetch(`${portal.url}/api/${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${said}`);
}

async function timesOf(databases) {
  const times = new Map(databases.map((on) => [on, {}]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, request] of Object.entries(requests)) {
      const inTurn = round % 2 === 0 ? databases : databases.toReversed();
      for (const on of inTurn) {
        const started = performance.now();
        await request(on, on.known[round % on.known.length], round);
        // The first round opens connections, and compiles.
        if (round > 0) (times.get(on)[name] ??= []).push(performance.now() - started);
      }
    }
  }
  return times;
}

/** Begins a month of accounts; answers when it ends. */
async function beginMonths({ portal: { db } }, tenantIds) {
  const now = new Date();
  const begin = (tenantId) => async (tx) =>
    draftOf(tx, { tenantId, now }, await payingAccount(tx, tenantId));
  const drafts = [];
  for (const tenantId of tenantIds) drafts.push(await db.tenant(tenantId, begin(tenantId)));
  return drafts[0].endsAt;
}

/**
 * Ends all months that are over at an instant, and begins the next ones.
 *
 * @param begun accounts of which a month has begun by now
 * @returns how many milliseconds it took, and when the next month ends
 */
async function endMonths({ portal: { db }, pool }, endsAt, begun) {
  const now = new Date(+endsAt + 60_000);
  const clock = { now: () => now };
  const log = { warn: (said) => console.error(said) };
  const started = performance.now();
  await createDueWork({ db, clock, log }, [createMonthlyInvoiceWork({ clock })]).run();
  const taken = performance.now() - started;
  const { rows } = await pool.query(
    `select min(period_end) as next, count(*)::integer as drafts from invoice where status = 'draft'`,
  );
  const [{ next, drafts }] = rows;
  if (drafts !== begun || +next <= +now) throw new Error('Some months did not end.');
  return { taken, next };
}

/** Milliseconds of an account whose month ends, in each of some months; those of others do not. */
async function monthsOf(databases) {
  const times = new Map(databases.map((on) => [on, []]));
  const ends = new Map();
  for (const on of databases) {
    const some = on.known.slice(0, ending).map(({ id }) => id);
    ends.set(on, await beginMonths(on, some));
  }
  for (let month = 0; month <= months; month += 1) {
    for (const on of databases) {
      const { taken, next } = await endMonths(on, ends.get(on), ending);
      ends.set(on, next);
      if (month > 0) times.get(on).push(taken / ending);
    }
  }
  return times;
}

/** The month's end of all others, by one worker. */
async function allMonths(on) {
  const { rows } = await on.pool.query(
    `select id from tenant where id not in (select tenant_id from invoice where status = 'draft')`,
  );
  const endsAt = await beginMonths(
    on,
    rows.map(({ id }) => id),
  );
  const { taken } = await endMonths(on, endsAt, on.accounts);
  const each = {
    accounts: rows.length.toLocaleString('en'),
    'an account': ms(taken / rows.length),
  };
  return [{ ...each, 'one process': `${(taken / 1000).toFixed(0)} s` }];
}

function growthOf(databases, times, ended) {
  const [small, large] = databases;
  const row = (request, of) => ({
    request,
    [words(small.accounts)]: ms(of(small)),
    [words(large.accounts)]: ms(of(large)),
    growth: `${(of(large) / of(small)).toFixed(2)}x`,
    target: '2x',
  });
  return [
    ...Object.keys(requests).map((name) => row(name, (on) => middle(times.get(on)[name]))),
    row("month's end, an account", (on) => middle(ended.get(on))),
  ];
}

const index = (table, column) =>
  `-- alone\ncreate index concurrently bench_${table} on ${table} (tenant_id, ${column})`;
const steps = {
  'a column that may be empty, teammate': 'alter table teammate add bench_note text',
  'a column with a fixed preset, usage_record':
    "alter table usage_record add bench_kind text not null default 'call'",
  'an index, teammate': index('teammate', 'title'),
  'an index, usage_record': index('usage_record', 'duration'),
  'an index, audit_entry': index('audit_entry', 'action'),
  'a check that is not valid yet, usage_record':
    'alter table usage_record add constraint bench_units check (units >= 0) not valid',
  'the same, validated': 'alter table usage_record validate constraint bench_units',
};

/** Saves and calls in turns, of other accounts and people each time. */
const deeds = Array.from({ length: seconds * pace }, (_, at) => {
  const account = at % working;
  return at % (2 * working) < working
    ? { kind: 'call', at, account }
    : { kind: 'save', at, who: { account, person: Math.floor(at / (2 * working)) } };
});

/** What each migration takes, and how long writes wait meanwhile. */
async function migrated({ databaseUrl, pool }) {
  const process = await startProcess(daySettings({ dataDir, databaseUrl }, origin));
  const on = { targets: () => [process.url], origin, hasPages: false };
  const world = await openWorld(pool, on, working);
  const rows = [];
  const watch = async (migration, work = null) => {
    const whole = wait(seconds * 50).then(async () => {
      const started = performance.now();
      await work?.();
      return since(started);
    });
    // A failure is met below, after the play that it is beside.
    whole.catch(() => undefined);
    const waits = [];
    let errors = 0;
    let took = null;
    while (took === null) {
      const played = await play(deeds, world, { seconds });
      const losses = await lossesOf(pool, played);
      if (losses.length > 0) throw new Error(losses.join('; '));
      waits.push(...Object.values(played.times).flat());
      errors += played.shown.length;
      took = await Promise.race([whole, null]);
    }
    rows.push({
      migration,
      took: work ? took : '-',
      writes: waits.length.toLocaleString('en'),
      'longest wait of a write': ms(Math.max(...waits)),
      'shown errors': errors,
    });
  };
  await play(deeds, world, { seconds });
  await watch('none');
  const apply = (name, sql) => migrate(pool, [{ name, sql, checksum: '' }]);
  for (const [name, sql] of Object.entries(steps)) await watch(name, () => apply(name, sql));
  const late = `a column, teammate, which another transaction reads for ${reading} s`;
  await watch(late, async () => {
    const reader = await pool.connect();
    await reader.query('begin; select from teammate limit 1');
    const applied = apply(late, 'alter table teammate add bench_late text');
    await wait(reading * 1000);
    await reader.query('commit');
    reader.release();
    await applied;
  });
  await watch('none, afterwards');
  await process.end();
  return rows;
}

const servers = [await startPostgres(), await startPostgres()];
if (!servers[0]) leaveOut('no PostgreSQL 15 or newer found (apt-get install postgresql)');
const dataDir = makeFolder();
try {
  const databases = [];
  for (const [at, accounts] of [few, most].entries())
    databases.push(await open(accounts, servers[at].url));
  const growth = growthOf(databases, await timesOf(databases), await monthsOf(databases));
  const [, large] = databases;
  const month = await allMonths(large);
  for (const { portal } of databases) await portal.close();
  const migrations = await migrated(large);
  for (const { pool } of databases) await pool.end();
  report({ growth, month, migrations });
} finally {
  for (const server of servers) server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
