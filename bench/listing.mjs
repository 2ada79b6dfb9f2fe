/**
 * The users listing at 10,000 people (P8, P9) in a browser, in pages and as one long list, and how
 * its answer grows from 10 to 100,000 people (P18). On PostgreSQL where this machine has it.
 *
 *   node bench/listing.mjs [people] [most]
 */
import { rmSync } from 'node:fs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { demoPassword } from '../server/seeds/demo-accounts.ts';
import { generateTenant } from '../server/seeds/generate.ts';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { measureListing } from './listing-browser.mjs';
import { makeFolder, middle, startPortal, tokenOf } from './lib/portal.mjs';

const people = Number(process.argv[2] ?? 10_000);
const most = Number(process.argv[3] ?? 100_000);
const rounds = 40;
const dataDir = makeFolder();

const requests = {
  'first page by name': 'sortBy=fullName&pageNum=1&limit=25',
  'search, by name': 'search=an&sortBy=fullName&pageNum=1&limit=25',
};

/** Medians of each request for each account, in ms, taken in turn. */
async function measureGrowth(origin, accounts) {
  const takers = [];
  for (const { size, ownerEmail } of accounts) {
    const authorization = `Bearer ${await tokenOf(origin, ownerEmail)}`;
    for (const [name, query] of Object.entries(requests)) {
      const ask = async () => {
        const started = performance.now();
        const answer = await fetch(`${origin}/api/teammate?${query}`, {
          headers: { authorization },
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
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

function reportGrowth(measured, sizes) {
  console.log('\nAnswer of the list by people of the account, medians');
  for (const name of Object.keys(requests)) {
    const times = sizes.map(
      (size) => measured.find((one) => one.size === size && one.name === name).ms,
    );
    const steps = sizes.map((size, at) => {
      const growth = at === 0 ? '' : `, ${(times[at] / times[at - 1]).toFixed(2)}x`;
      return `${size.toLocaleString('en')}: ${times[at].toFixed(1)} ms${growth}`;
    });
    const hundreds = Math.log(sizes.at(-1) / sizes[0]) / Math.log(100);
    const each = (times.at(-1) / times[0]) ** (1 / hundreds);
    console.log(`${name}: ${steps.join('; ')}; per 100x ${each.toFixed(2)}x (target 2)`);
  }
}

function reportBrowser(rows) {
  console.log(`\nUsers listing of ${people.toLocaleString('en')} people in the browser`);
  console.table(
    rows.map((row) => ({
      CPU: row.profile,
      list: row.list,
      'typing, p75 ms': row.typing.toFixed(0),
      'choosing a row, p75 ms': row.choosing.toFixed(0),
      'target ms': row.profile === 'fast' ? 50 : 200,
      'scrolling: longest frame ms': row.frames?.longest.toFixed(0) ?? '-',
      'over 32 ms': row.frames ? `${row.frames.late} of ${row.frames.count}` : '-',
      'idle: longest': row.frames ? row.idle.longest.toFixed(0) : '-',
      'idle: over 32': row.frames ? `${row.idle.late} of ${row.idle.count}` : '-',
      'rows passed': row.frames?.passed ?? '-',
      'most rows in the page (target < 100)': row.mostRows,
    })),
  );
}

const postgres = await startPostgres();
try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  const server = await startPortal({ DATA_DIR: dataDir }, { databaseUrl: postgres?.url });
  const sizes = [10, people, most];
  const accounts = [];
  for (const size of sizes) {
    const made = await generateTenant(server.db, { people: size, now: new Date() });
    accounts.push({ size, ownerEmail: made.ownerEmail });
  }
  console.log(postgres ? 'PostgreSQL' : 'embedded database');
  reportGrowth(await measureGrowth(server.url, accounts), sizes);
  const { ownerEmail } = accounts[1];
  reportBrowser(await measureListing(server.url, { email: ownerEmail, password: demoPassword }));
  await server.close();
} finally {
  postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
