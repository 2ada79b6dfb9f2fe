/**
 * Federation tax (P1, P3, P5): the login page and the users listing, federated, against the same
 * pages built as one bundle, in one run: bytes of JavaScript, requests, paint, ready; and the bytes
 * of the users listing with every area that an admin opens from it.
 *
 *   node bench/federation.mjs [runs] [fast|slow]
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../shared/build/src/build-all.mjs';
import {
  buildOneBundle,
  oneBundleFolder,
  preloadInOneBundle,
  removeOneBundle,
} from './one-bundle/build.mjs';
import { filesOfPage, measurePages, scriptsOfVisit } from './page-meter.mjs';
import { argument, number, report } from './lib/bench.mjs';
import { makeFolder, startPortal } from './lib/portal.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';

const runs = number(0, 5, 1);
const profile = argument(1, 'slow', 'fast');
const folder = makeFolder();
const rowOf = (table) => `main table[aria-label="${table}"] tr[data-row]`;
/** One page of every area but the first, by the sidebar. */
const stops = [
  { path: '/admin-settings/numbers/listing', ready: rowOf('Company numbers') },
  { path: '/admin-settings/compliance/brands/listing', ready: rowOf('Brands') },
  { path: '/admin-settings/billing/billing-information', ready: rowOf('Invoices') },
];

try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  await buildOneBundle();
  const federated = await start('dist', join(folder, 'data-a'));
  const one = await start(oneBundleFolder, join(folder, 'data-b'));
  const pages = [];
  for (const [name, server, block] of [
    ['federated', federated],
    // The registry still names the remotes, of which the bundle needs nothing.
    ['one bundle', one, /\/assets\/mfe-/],
  ]) {
    pages.push({
      name: `login, ${name}`,
      url: `${server.url}/auth/login`,
      ready: 'input[type=password]',
      block,
    });
    pages.push({
      name: `users, ${name}`,
      url: `${server.url}/admin-settings/users/listing`,
      ready: 'a[href*="/users/edit/"]',
      state: await signIn(server.url),
      block,
    });
  }
  const inBundle = `${one.url}/assets/host/`;
  const needed = await filesOfPage(pages.at(-1));
  preloadInOneBundle(
    needed
      .filter((name) => name.startsWith(inBundle) && /\.(js|css)$/.test(name))
      .map((name) => name.slice(name.lastIndexOf('/') + 1))
      .filter((name) => !name.startsWith('boot.')),
  );
  const measured = await measurePages(pages, { runs, profile });
  const visits = [];
  for (const page of pages.filter(({ state }) => state)) {
    visits.push(await scriptsOfVisit(page, stops));
  }
  print(measured, visits);
  await Promise.all([federated.close(), one.close()]);
} finally {
  removeOneBundle();
  rmSync(folder, { recursive: true, force: true });
}

function start(build, dataDir) {
  return startPortal({ DEMO: '1', DATA_DIR: dataDir, BUILD_FOLDER: build });
}

function print(measured, [visitA, visitB]) {
  const pages = { login: 'sign-in', users: 'users listing' };
  const pairs = Object.entries(pages).map(([page, title]) => ({
    title,
    a: measured.get(`${page}, federated`),
    b: measured.get(`${page}, one bundle`),
  }));
  const whole = (value, unit) => (Number.isNaN(value) ? '-' : `${value.toFixed(0)} ${unit}`);
  const ratio = ({ a, b }, key) => `${(a[key] / b[key]).toFixed(2)}x`;
  const [login, users] = pairs;
  report(
    {
      tax: pairs.map((pair) => ({
        page: pair.title,
        federated: whole(pair.a.jsKb, 'kB'),
        'one bundle': whole(pair.b.jsKb, 'kB'),
        bytes: ratio(pair, 'jsKb'),
        requests: ratio(pair, 'requests'),
        'first paint': ratio(pair, 'paint'),
        shown: ratio(pair, 'ready'),
        'can be used': ratio(pair, 'usable'),
        'can be used, federated': whole(pair.a.usable, 'ms'),
      })),
      visit: [
        {
          page: 'users listing, then numbers, compliance and billing',
          federated: whole(visitA, 'kB'),
          'one bundle': whole(visitB, 'kB'),
          bytes: `${(visitA / visitB).toFixed(2)}x`,
        },
      ],
    },
    {
      P3: `against one bundle ${ratio(users, 'usable')}`,
      P5: `sign-in ${ratio(login, 'jsKb')}; users listing ${ratio(users, 'jsKb')}; areas ${(visitA / visitB).toFixed(2)}x`,
    },
  );
}
