/**
 * Home against the users listing in a cold browser: until its verdict, and until every card is
 * there; for the demo account and for one of many people. Then the calls that a visit makes.
 *
 *   node bench/home.mjs [people] [runs] [fast|slow]
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { needBrowser } from '../scripts/lib/browser.mjs';
import { generateTenant } from '../server/seeds/generate.ts';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { argument, number, report } from './lib/bench.mjs';
import { makeFolder, startPortal } from './lib/portal.mjs';
import { measurePages } from './page-meter.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';

const require = createRequire(new URL('../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');
const people = number(0, 10_000, 50);
const runs = number(1, 5, 1);
const profile = argument(2, 'slow', 'fast');
const dataDir = makeFolder();

const verdict = '[data-verdict]:not([data-verdict="checking"])';
const views = {
  listing: { path: '/admin-settings/users/listing', ready: 'main a[href*="/users/edit/"]' },
  verdict: { path: '/admin-settings/home', ready: `main ${verdict}` },
  whole: { path: '/admin-settings/home', ready: `main:not(:has([aria-busy="true"])) ${verdict}` },
};

/** Calls of the API that a visit of Home makes until it has nothing left to ask, by address. */
async function callsOf(origin, state) {
  const browser = await chromium.launch({
    executablePath: needBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await browser.newContext({ storageState: state, serviceWorkers: 'block' });
  const page = await context.newPage();
  const calls = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  await page.goto(`${origin}${views.whole.path}`);
  await page.locator(views.whole.ready).waitFor();
  await page.waitForLoadState('networkidle');
  await browser.close();
  return Map.groupBy(calls, (call) => call);
}

function tell(accounts, measured) {
  const rows = accounts.map(({ name }) => {
    const [listing, first, whole] = Object.keys(views).map((view) =>
      measured.get(`${name}, ${view}`),
    );
    const ratio = (row) => `${(row.ready / listing.ready).toFixed(2)}x`;
    return {
      account: name,
      'JavaScript (listing)': `${whole.jsKb.toFixed(0)} kB (${listing.jsKb.toFixed(0)})`,
      'requests (listing)': `${whole.requests} (${listing.requests})`,
      verdict: ratio(first),
      whole: ratio(whole),
    };
  });
  report({ home: rows });
}

try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  const server = await startPortal({ DEMO: '1', DATA_DIR: dataDir });
  const { ownerEmail } = await generateTenant(server.db, { people, now: new Date() });
  const accounts = [
    { name: 'demo, 48 people', state: await signIn(server.url) },
    { name: `${people.toLocaleString('en')} people`, state: await signIn(server.url, ownerEmail) },
  ];
  const pages = accounts.flatMap(({ name, state }) =>
    Object.entries(views).map(([view, { path, ready }]) => ({
      name: `${name}, ${view}`,
      url: `${server.url}${path}`,
      ready,
      state,
    })),
  );
  tell(accounts, await measurePages(pages, { runs, profile }));
  for (const { name, state } of accounts) {
    console.log(`\nCalls of a visit, ${name}`);
    for (const [call, times] of await callsOf(server.url, state)) {
      console.log(`${times.length} x ${call}`);
    }
  }
  await server.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
