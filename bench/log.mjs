/**
 * What the call log and the pictures of usage cost with 1,000,000 calls of a year against 10,000
 * (LOG-03): medians of requests taken in turn, on PostgreSQL where this machine has it. Every search
 * is a new one.
 *
 *   node bench/log.mjs [calls] [most]
 */
import { createRequire } from 'node:module';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { generateTenant } from '../server/seeds/generate.ts';
import { isSmall, number, report } from './lib/bench.mjs';
import { makeFolder, middle, startPortal, tokenOf } from './lib/portal.mjs';

const { sql } = createRequire(new URL('../server/package.json', import.meta.url))('kysely');

const sizes = [number(0, 10_000, 200), number(1, 1_000_000, 400)];
const rounds = isSmall ? 2 : 40;
const people = 50;
/** Rows of one statement, as many as a large delivery of the switch and then some. */
const batch = 20_000;
/** A flood is what the limits are there to refuse. */
const unlimited = { CALLS_PER_ADDRESS: '0', CALLS_PER_USER: '0', CALLS_PER_TENANT: '0' };

const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const week = `startDate=${day(6)}&endDate=${day(0)}`;
const month = `startDate=${day(29)}&endDate=${day(0)}`;
const year = `startDate=${day(364)}&endDate=${day(0)}`;
const inbound = `${week}&direction=inbound`;

/** What is asked in a round. */
const requests = {
  'log, first page': () => `call-log?${inbound}&limit=25`,
  'log, a new search for digits': (round) => `call-log?${week}&search=55${1000 + round * 37}`,
  'log, a new search for a name': (round) => `call-log?${week}&search=caller ${100 + round}`,
  'log, pictures of a week': () => `call-log/figures?${inbound}`,
  'log, pictures of a year': () => `call-log/figures?${year}`,
  'log, pictures of a search': (round) => `call-log/figures?${week}&search=55${1011 + round * 37}`,
  'usage, first page': () => `usage?${month}&limit=25`,
  'usage, charts of a month': () => `usage/totals?${month}`,
  'usage, charts of a year': () => `usage/totals?${year}`,
};

/** Calls of a year: as many callers and ends, whatever their number. */
async function fill(db, tenantId, calls) {
  for (let from = 0; from < calls; from += batch) {
    const to = Math.min(calls, from + batch);
    await db.system((tx) =>
      sql`
      with own as (
        select array_agg(n.number order by n.number) as numbers, array_agg(p.id order by n.number) as ids,
          array_agg(p.full_name order by n.number) as names
        from phone_number n join teammate p on p.id = n.owner_id where n.tenant_id = ${tenantId}),
      drawn as (
        select g, hashint4(g) & 2147483647 as a, hashint4(g + 7919) & 2147483647 as b,
          hashint4(g + 104729) & 2147483647 as c
        from generate_series(${from}::integer, ${to - 1}::integer) as g)
      insert into usage_record (id, tenant_id, date, usage_type, direction, from_number, to_number,
        teammate_id, teammate_name, duration, units, rate, amount, currency, outcome, ended_in, wait,
        from_name)
      select gen_random_uuid(), ${tenantId},
        now() - interval '1 minute' - make_interval(secs => (g::double precision / ${calls}) * 364 * 86400),
        case when b % 50 = 0 then 'tollFree' else 'voice' end,
        case when a % 10 < 7 then 'inbound' else 'outbound' end,
        case when a % 10 < 7 then other else mine end, case when a % 10 < 7 then mine else other end,
        person, name, case when c % 10 < 8 then 20 + c % 600 else 0 end, 1 + c % 10, 0.012,
        round((c % 300)::numeric / 100, 2), 'usd',
        case when c % 10 < 8 then 'answered' when c % 10 = 8 then 'voicemail'
          when c % 100 = 99 then 'blocked' else 'missed' end,
        case when c % 30 = 9 then 'waiting' end, c % 90,
        case when a % 2 = 0 then 'Caller ' || (b % 5000) else '' end
      from (select d.*, '+1205' || (5510000 + b % 5000) as other,
          o.numbers[1 + a % cardinality(o.numbers)] as mine,
          o.ids[1 + a % cardinality(o.ids)] as person, o.names[1 + a % cardinality(o.names)] as name
        from drawn d, own o) as r`.execute(tx),
    );
  }
}

async function measure(url, owners) {
  const takers = [];
  for (const { calls, ownerEmail } of owners) {
    const authorization = `Bearer ${await tokenOf(url, ownerEmail)}`;
    for (const [name, query] of Object.entries(requests)) {
      const ask = async (round) => {
        const started = performance.now();
        const answer = await fetch(`${url}/api/${encodeURI(query(round))}`, {
          headers: { authorization },
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${name} answered ${answer.status}.`);
        return performance.now() - started;
      };
      takers.push({ calls, name, ask, times: [] });
    }
  }
  for (const { ask } of takers) await ask(rounds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { ask, times } of takers) times.push(await ask(round));
  }
  return (calls, name) =>
    middle(takers.find((one) => one.calls === calls && one.name === name).times);
}

const database = await startPostgres();
try {
  console.log(database ? 'PostgreSQL' : 'embedded database');
  const portal = await startPortal(
    { DATA_DIR: makeFolder(), ...unlimited },
    { databaseUrl: database?.url, web: false },
  );
  const owners = [];
  for (const [at, calls] of sizes.entries()) {
    const made = await generateTenant(portal.db, { people, seed: at + 1, now: new Date() });
    const started = performance.now();
    await fill(portal.db, made.tenantId, calls);
    const each = ((performance.now() - started) / calls) * 1000;
    console.log(`${calls.toLocaleString('en')} calls stored, ${each.toFixed(0)} µs each`);
    owners.push({ calls, ownerEmail: made.ownerEmail });
  }
  await portal.db.pool.query('vacuum (analyze)');
  const of = await measure(portal.url, owners);
  const [few, many] = sizes;
  const words = (calls) => `${calls.toLocaleString('en')} calls`;
  const log = Object.keys(requests).map((name) => ({
    request: name,
    [words(few)]: `${of(few, name).toFixed(1)} ms`,
    [words(many)]: `${of(many, name).toFixed(1)} ms`,
    growth: `${(of(many, name) / of(few, name)).toFixed(2)}x`,
    target: '2x',
  }));
  const growths = log.map(({ growth }) => growth).join(', ');
  report({ log }, { 'LOG-03': growths });
  await portal.close();
} finally {
  database?.stop();
}
process.exit(0);
