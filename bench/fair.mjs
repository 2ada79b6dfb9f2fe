/**
 * Fairness (P20): a light request of one account, alone and while another account of 10,000 people
 * has 40 searches under way at a time, on PostgreSQL and on the embedded database. The searches
 * differ, so that each is counted anew.
 *
 *   node bench/fair.mjs [people]
 */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { generateTenant } from '../server/seeds/generate.ts';
import { isSmall, number, report } from './lib/bench.mjs';
import { makeFolder, middle, startPortal, tokenOf } from './lib/portal.mjs';
import { listingSearches } from './lib/searches.mjs';

const people = number(0, 10_000, 200);
const parallel = 40;
/** Milliseconds from the answer of a light request to the next one. */
const pause = 10;
const seconds = isSmall ? 1 : 8;
const rounds = isSmall ? 1 : 3;
/** A flood is what the limits are there to refuse. */
const unlimited = { CALLS_PER_ADDRESS: '0', CALLS_PER_USER: '0', CALLS_PER_TENANT: '0' };

function load(options) {
  const child = fork(fileURLToPath(new URL('./load.mjs', import.meta.url)));
  return new Promise((resolve) => {
    child.once('message', (result) => {
      child.kill();
      resolve(result);
    });
    child.send({ connections: parallel, ...options });
  });
}

async function startAccounts(databaseUrl) {
  const dataDir = makeFolder();
  const portal = await startPortal(
    { DATA_DIR: dataDir, ...unlimited },
    { databaseUrl, web: false },
  );
  const target = async (size, paths) => {
    const { ownerEmail } = await generateTenant(portal.db, { people: size, now: new Date() });
    const headers = { authorization: `Bearer ${await tokenOf(portal.url, ownerEmail)}` };
    return { host: '127.0.0.1', port: portal.port, headers, paths };
  };
  const light = await target(10, ['/api/tenant']);
  const heavy = await target(people, listingSearches());
  return {
    light,
    heavy,
    async close() {
      await portal.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function measure({ light, heavy }) {
  const alone = await load({ target: light, seconds, pause });
  const flood = load({ target: heavy, seconds: seconds + 1 });
  const beside = await load({ target: light, seconds, pause });
  return { alone, beside, heavy: await flood };
}

const postgres = await startPostgres();
const databases = {
  ...(postgres && { PostgreSQL: postgres.url }),
  'embedded database': undefined,
};
try {
  const subjects = {};
  const found = {};
  for (const [name, url] of Object.entries(databases)) {
    subjects[name] = await startAccounts(url);
    found[name] = [];
    await load({ target: subjects[name].light, seconds: 1, pause });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, subject] of Object.entries(subjects))
      found[name].push(await measure(subject));
  }
  const of = (name, when, member) => middle(found[name].map((one) => one[when][member]));
  const ratio = (name, member) =>
    `${(of(name, 'beside', member) / of(name, 'alone', member)).toFixed(2)}x`;
  const ms = (...asked) => `${of(...asked).toFixed(1)} ms`;
  report(
    {
      fair: Object.keys(subjects).map((name) => ({
        database: name,
        'light request alone, p99': ms(name, 'alone', 'p99'),
        'beside the other account, p99': ms(name, 'beside', 'p99'),
        'p99 against alone': ratio(name, 'p99'),
        'median against alone': ratio(name, 'median'),
        'searches/s of the other account': of(name, 'heavy', 'rate').toFixed(0),
      })),
    },
    {
      P20: Object.keys(subjects)
        .map((name) => ratio(name, 'p99'))
        .join('; '),
    },
  );
  for (const subject of Object.values(subjects)) await subject.close();
} finally {
  postgres?.stop();
}
process.exit(0);
