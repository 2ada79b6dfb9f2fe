/**
 * The users listing at 10,000 people (P8, P9) in a browser, in pages and as one long list. On
 * PostgreSQL where this machine has it.
 *
 *   node bench/listing.mjs [people]
 */
import { rmSync } from 'node:fs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { demoPassword } from '../server/seeds/demo-accounts.ts';
import { generateTenant } from '../server/seeds/generate.ts';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { measureListing } from './listing-browser.mjs';
import { number, report } from './lib/bench.mjs';
import { makeFolder, startPortal } from './lib/portal.mjs';

const people = number(0, 10_000, 60);
const dataDir = makeFolder();

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

function targetsOf(rows) {
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
  };
}

const postgres = await startPostgres();
try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  const server = await startPortal({ DATA_DIR: dataDir }, { databaseUrl: postgres?.url });
  const { ownerEmail } = await generateTenant(server.db, { people, now: new Date() });
  const rows = await measureListing(server.url, { email: ownerEmail, password: demoPassword });
  report({ browser: browserRows(rows) }, targetsOf(rows));
  await server.close();
} finally {
  postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
