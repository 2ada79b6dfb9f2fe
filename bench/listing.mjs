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
import { isSmall, number, report } from './lib/bench.mjs';
import { makeFolder, middle, startPortal, tokenOf } from './lib/portal.mjs';
import { searchTexts } from './lib/searches.mjs';

const people = number(0, 10_000, 60);
const most = number(1, 100_000, 120);
const rounds = isSmall ? 2 : 40;
const dataDir = makeFolder();

const texts = searchTexts();
const byName = 'sortBy=fullName&pageNum=1&limit=25';
/** What is asked in a round; every search of the second one is a new one. */
const requests = {
  'first page by name': () => byName,
  'a new search, by name': (round) => `${byName}&search=${encodeURIComponent(texts[round])}`,
  'the same search again, by name': () => `${byName}&search=an`,
};

/** Medians of each request for each account, in ms, taken in turn. */
async function measureGrowth(origin, accounts) {
  const takers = [];
  for (const { size, ownerEmail } of accounts) {
    const authorization = `Bearer ${await tokenOf(origin, ownerEmail)}`;
    for (const [name, query] of Object.entries(requests)) {
      const ask = async (round) => {
        const started = performance.now();
        const answer = await fetch(`${origin}/api/teammate?${query(round)}`, {
          headers: { authorization },
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
        return performance.now() - started;
      };
      takers.push({ size, name, ask, times: [] });
    }
  }
  for (const { ask } of takers) await ask(rounds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { ask, times } of takers) times.push(await ask(round));
  }
  return takers.map(({ size, name, times }) => ({ size, name, ms: middle(times) }));
}

function growthRows(measured, sizes) {
  return Object.keys(requests).map((name) => {
    const times = sizes.map(
      (size) => measured.find((one) => one.size === size && one.name === name).ms,
    );
    const hundreds = Math.log(sizes.at(-1) / sizes[0]) / Math.log(100);
    const steps = sizes.slice(1).map((size, at) => {
      const against = sizes[at].toLocaleString('en');
      const growth = (times[at + 1] / times[at]).toFixed(2);
      return [`${size.toLocaleString('en')} against ${against} people`, `${growth}x`];
    });
    return {
      request: name,
      ...Object.fromEntries(steps),
      'growth per 100x': `${((times.at(-1) / times[0]) ** (1 / hundreds)).toFixed(2)}x`,
      target: '2x',
    };
  });
}

const milliseconds = (time) => `${time.toFixed(0)} ms`;
const lateOf = (frames) => (frames ? `${frames.late} of ${frames.count}` : '-');

function browserRows(rows) {
  return rows.map((row) => ({
    CPU: row.profile,
    list: row.list,
    'typing, p75': milliseconds(row.typing),
    'choosing a row, p75': milliseconds(row.choosing),
    target: row.profile === 'fast' ? '50 ms' : '200 ms',
    'frames over 32 ms while scrolling': lateOf(row.frames),
    longest: row.frames ? milliseconds(row.frames.longest) : '-',
    'over 32 ms without a pause': lateOf(row.racing),
    'late frames at rest': lateOf(row.idle),
    'rows passed': `${row.frames?.passed ?? '-'}`,
    'most rows in the page': `${row.mostRows}`,
  }));
}

function targetsOf(growth, rows) {
  const worst = (profile) =>
    milliseconds(
      Math.max(
        ...rows
          .filter((row) => row.profile === profile)
          .flatMap((row) => [row.typing, row.choosing]),
      ),
    );
  const long = rows.find((row) => row.profile === 'fast' && row.frames);
  return {
    P8: `listing: ${worst('fast')}, ${worst('slow')}`,
    P9: `${lateOf(long.frames)}, without a pause ${lateOf(long.racing)}; ${Math.max(...rows.map((row) => row.mostRows))} rows`,
    P18: growth.map((row) => row['growth per 100x']).join(', '),
  };
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
  const growth = growthRows(await measureGrowth(server.url, accounts), sizes);
  const { ownerEmail } = accounts[1];
  const rows = await measureListing(server.url, { email: ownerEmail, password: demoPassword });
  report({ browser: browserRows(rows), growth }, targetsOf(growth, rows));
  await server.close();
} finally {
  postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
