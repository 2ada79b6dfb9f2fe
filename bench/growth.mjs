/**
 * How the answer of the users listing grows (P18): from 10 to 100,000 people in an account, and from
 * one account to 1,000 in a database. Medians of requests taken in turn, on PostgreSQL where this
 * machine has it. Every search is a new one; the account's names have been searched before.
 *
 *   node bench/growth.mjs [people] [most] [accounts]
 */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { generateTenant } from '../server/seeds/generate.ts';
import { isSmall, number, report } from './lib/bench.mjs';
import { copyAccount } from './lib/copy-account.mjs';
import { makeFolder, middle, startPortal, tokenOf } from './lib/portal.mjs';
import { searchTexts } from './lib/searches.mjs';

const people = number(0, 10_000, 60);
const most = number(1, 100_000, 120);
const accounts = number(2, 1000, 3);
const peopleOfEach = 50;
const rounds = isSmall ? 2 : 40;
/** A flood is what the limits are there to refuse. */
const unlimited = { CALLS_PER_ADDRESS: '0', CALLS_PER_USER: '0', CALLS_PER_TENANT: '0' };

const texts = searchTexts();
const byName = 'sortBy=fullName&pageNum=1&limit=25';
/** What is asked in a round. */
const requests = {
  'first page by name': () => byName,
  'a new search, by name': (round) => `${byName}&search=${encodeURIComponent(texts[round])}`,
  'the same search again, by name': () => `${byName}&search=an`,
};

/** Medians of each request for each of these owners, in milliseconds, taken in turn. */
async function measure(owners) {
  const takers = [];
  for (const { url, ownerEmail, name: owner } of owners) {
    const authorization = `Bearer ${await tokenOf(url, ownerEmail)}`;
    for (const [name, query] of Object.entries(requests)) {
      const ask = async (round) => {
        const started = performance.now();
        const answer = await fetch(`${url}/api/teammate?${query(round)}`, {
          headers: { authorization },
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
        return performance.now() - started;
      };
      takers.push({ owner, name, ask, times: [] });
    }
  }
  for (const { ask } of takers) await ask(rounds);
  // The first search of a large account has its names read, which nobody waits for.
  await wait(isSmall ? 0 : 5000);
  for (let round = 0; round < rounds; round += 1) {
    for (const { ask, times } of takers) times.push(await ask(round));
  }
  return (owner, name) =>
    middle(takers.find((one) => one.owner === owner && one.name === name).times);
}

const times = (ratio) => `${ratio.toFixed(2)}x`;

/** Rows of a table whose steps are sizes, from the smallest to the largest. */
function rowsOf(sizes, unit, of) {
  const words = (size) => `${size.toLocaleString('en')}`;
  const hundreds = Math.log(sizes.at(-1) / sizes[0]) / Math.log(100);
  return Object.keys(requests).map((name) => {
    const taken = sizes.map((size) => of(size, name));
    const steps = sizes
      .slice(1)
      .map((size, at) => [
        `${words(size)} against ${words(sizes[at])} ${unit}`,
        times(taken[at + 1] / taken[at]),
      ]);
    return {
      request: name,
      ...Object.fromEntries(steps),
      'growth per 100x': times((taken.at(-1) / taken[0]) ** (1 / hundreds)),
      target: '2x',
    };
  });
}

async function start(databaseUrl) {
  const dataDir = makeFolder();
  const portal = await startPortal(
    { DATA_DIR: dataDir, ...unlimited },
    { databaseUrl, web: false },
  );
  const close = async () => {
    await portal.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...portal, close };
}

async function measurePeople(url) {
  const portal = await start(url);
  const sizes = [10, people, most];
  const owners = [];
  for (const size of sizes) {
    const made = await generateTenant(portal.db, { people: size, now: new Date() });
    owners.push({ name: size, url: portal.url, ownerEmail: made.ownerEmail });
  }
  const rows = rowsOf(sizes, 'people', await measure(owners));
  await portal.close();
  return rows;
}

async function measureAccounts(urls) {
  const owners = [];
  const portals = [];
  for (const [at, size] of [1, accounts].entries()) {
    const portal = await start(urls?.[at]);
    portals.push(portal);
    const made = await generateTenant(portal.db, { people: peopleOfEach, now: new Date() });
    await copyAccount(portal.db, made.tenantId, size - 1);
    owners.push({ name: size, url: portal.url, ownerEmail: made.ownerEmail });
  }
  const rows = rowsOf([1, accounts], 'accounts', await measure(owners));
  for (const portal of portals) await portal.close();
  return rows;
}

const servers = [await startPostgres(), await startPostgres(), await startPostgres()];
try {
  const [first, ...others] = servers.map((server) => server?.url);
  console.log(first ? 'PostgreSQL' : 'embedded database');
  const growth = await measurePeople(first);
  const crowd = await measureAccounts(first && others);
  const worst = (rows) => rows.map((row) => row['growth per 100x']).join(', ');
  report({ growth, accounts: crowd }, { P18: `people ${worst(growth)}; accounts ${worst(crowd)}` });
} finally {
  for (const server of servers) server?.stop();
}
process.exit(0);
