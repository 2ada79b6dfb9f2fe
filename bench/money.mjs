/**
 * Money at 1,000,000 rows of the ledger and as many of usage against 10,000 (both over three years):
 * what the pages of Call credits ask for, and the invoice of a month. On PostgreSQL where this machine has it.
 *
 *   node bench/money.mjs [rows] [most]
 */
import { rmSync } from 'node:fs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { generateTenant } from '../server/seeds/generate.ts';
import { createMonthlyInvoiceWork } from '../server/src/areas/billing/invoice-work.ts';
import { isSmall, number, report } from './lib/bench.mjs';
import { makeFolder, middle, startPortal, tokenOf } from './lib/portal.mjs';

const sizes = [number(0, 10_000, 100), number(1, 1_000_000, 1000)];
const years = 3;
const rounds = isSmall ? 2 : 40;
/** Rows of one transaction: an account's row is written once for each. */
const batch = 2000;
const usageBatch = 50_000;
const day = 24 * 3_600_000;

const dayOf = (time) => new Date(time).toISOString().slice(0, 10);
const today = Date.now();
const month = `startDate=${dayOf(today - 29 * day)}&endDate=${dayOf(today)}`;
const requests = {
  balance: '/api/tenant',
  'balance of 30 days': '/api/balance/history',
  'transactions, first page of 30 days': `/api/balance?${month}&pageNum=1&limit=25`,
  'transactions, first page of all': '/api/balance?pageNum=1&limit=25',
  'transactions, counts of 30 days': `/api/balance/totals?${month}`,
  'usage, first page of 30 days': `/api/usage?${month}&pageNum=1&limit=25`,
  'usage, first page of all': '/api/usage?pageNum=1&limit=25',
  'usage, pictures of 30 days': `/api/usage/totals?${month}`,
};

/** Usage and the ledger's rows of one account, evenly over the years. */
async function fill(db, tenantId, rows) {
  const spread = `now() - make_interval(secs => (($1::integer - n) * ${years * 365 * 86_400}::float8) / $1::integer)`;
  for (let start = 1; start <= rows; start += usageBatch) {
    await db.pool.query(
      `insert into usage_record (id, tenant_id, date, usage_type, direction, from_number, to_number,
       teammate_name, duration, units, rate, amount, currency)
     select gen_random_uuid(), $2, ${spread},
       (array['voice', 'voice', 'sms', 'international', 'tollFree'])[1 + n % 5],
       (array['inbound', 'outbound'])[1 + n % 2], '+1251555' || lpad((n % 40)::text, 4, '0'),
       '+1312555' || lpad((n % 10000)::text, 4, '0'), 'Person ' || (n % 30), 60 + n % 600,
       1 + n % 10, 0.02, 0.02 * (1 + n % 10), 'usd'
     from generate_series($3::integer, $4::integer) as n`,
      [rows, tenantId, start, Math.min(rows, start + usageBatch - 1)],
    );
  }
  for (let start = 1; start <= rows; start += batch) {
    await db.pool.query(
      `insert into balance_transaction (id, tenant_id, transaction_type, description, amount,
         currency, from_account, to_account, status, created_at, settled_at)
       select gen_random_uuid(), $2, case when n % 20 = 1 then 'credit' else 'usage' end,
         'Transaction ' || n, case when n % 20 = 1 then 25 else -1 end, 'usd',
         case when n % 20 = 1 then 'card' else 'credit' end,
         case when n % 20 = 1 then 'credit' else 'usage' end, 'succeeded', ${spread}, ${spread}
       from generate_series($3::integer, $4::integer) as n`,
      [rows, tenantId, start, Math.min(rows, start + batch - 1)],
    );
  }
}

async function measure(origin, accounts) {
  const takers = [];
  for (const { size, ownerEmail } of accounts) {
    const authorization = `Bearer ${await tokenOf(origin, ownerEmail)}`;
    for (const [name, path] of Object.entries(requests)) {
      const ask = async () => {
        const started = performance.now();
        const answer = await fetch(`${origin}${path}`, { headers: { authorization } });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
        return performance.now() - started;
      };
      takers.push({ size, name, ask, times: [] });
    }
  }
  for (const { ask } of takers) await ask();
  for (let round = 0; round < rounds; round += 1) {
    for (const { ask, times } of takers) times.push(await ask());
  }
  return takers.map(({ size, name, times }) => ({ size, name, ms: middle(times) }));
}

const invoiceRun = 'invoice run of a month';
const targeted = {
  balance: 'balance',
  'transactions, first page of 30 days': 'transactions',
  'usage, first page of 30 days': 'usage',
  'usage, pictures of 30 days': 'chart',
  [invoiceRun]: 'invoice run',
};

/** Months that are issued one after the other, in turn for each account. */
async function measureInvoices(db, accounts) {
  let now = new Date(today);
  const work = createMonthlyInvoiceWork({ now: () => now });
  const takers = accounts.map(({ size, tenantId }) => ({ size, tenantId, times: [] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { tenantId, times } of takers) {
      const started = performance.now();
      const settle = await work.advance({ kind: work.kind, subjectId: tenantId, tenantId });
      await db.tenant(tenantId, settle);
      // The first one makes the draft of an account that has none.
      if (round > 0) times.push(performance.now() - started);
    }
    now = new Date(now.getTime() + 31 * day);
  }
  return takers.map(({ size, times }) => ({ size, name: invoiceRun, ms: middle(times) }));
}

function tell(measured) {
  const names = [...Object.keys(requests), invoiceRun];
  const rows = names.map((name) => {
    const [few, many] = sizes.map(
      (size) => measured.find((one) => one.size === size && one.name === name).ms,
    );
    return {
      request: name,
      [`${sizes[0].toLocaleString('en')} rows`]: `${few.toFixed(1)} ms`,
      [`${sizes[1].toLocaleString('en')} rows`]: `${many.toFixed(1)} ms`,
      ratio: `${(many / few).toFixed(2)}x`,
    };
  });
  const ratioOf = (name) => rows.find(({ request }) => request === name).ratio;
  const told = Object.entries(targeted).map(([name, title]) => `${title} ${ratioOf(name)}`);
  report({ money: rows }, { P22: told.join('; ') });
}

const dataDir = makeFolder();
const postgres = await startPostgres();
try {
  const server = await startPortal(
    { DATA_DIR: dataDir },
    { databaseUrl: postgres?.url, web: false },
  );
  const accounts = [];
  for (const [at, size] of sizes.entries()) {
    const made = await generateTenant(server.db, { people: 10, seed: at + 1, now: new Date() });
    await fill(server.db, made.tenantId, size);
    accounts.push({ size, tenantId: made.tenantId, ownerEmail: made.ownerEmail });
  }
  await server.db.pool.query('vacuum (analyze)');
  console.log(postgres ? 'PostgreSQL' : 'embedded database');
  const asked = await measure(server.url, accounts);
  tell([...asked, ...(await measureInvoices(server.db, accounts))]);
  await server.close();
} finally {
  postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
