/**
 * The users listing and the sign-in page against those of other portals with the same people, in
 * turn in a cold browser (P1, P2, P4, P19, P24). Shown is the first row in the page; it can be used when
 * React answers for it. A list of react-admin is built from its npm package, which needs a registry
 * that this machine can reach. The portal of jambonz is measured where JAMBONZ_DIST names the folder
 * of its build (`npm install`, `vite build` in a checkout of jambonz-webapp).
 *
 *   [JAMBONZ_DIST=<folder>] node bench/peers.mjs [runs] [fast|slow]
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from '../scripts/lib/sign-in.mjs';
import { demoAccounts } from '../server/seeds/demo-accounts.ts';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { argument, leftOut, number, report } from './lib/bench.mjs';
import { makeFolder, startPortal, tokenOf } from './lib/portal.mjs';
import { measurePages } from './page-meter.mjs';
import { serveJambonz } from './peers/jambonz.mjs';
import { buildReactAdmin, serveReactAdmin, versions } from './peers/react-admin.mjs';

const runs = number(0, 5, 1);
const profile = argument(1, 'slow', 'fast');
const jambonzDist = process.env['JAMBONZ_DIST'] ?? '';
const folder = makeFolder();
const reactAdmin = `react-admin ${versions['react-admin']}`;
const password = 'input[type=password]';

try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  const built = await buildReactAdmin(join(folder, 'react-admin'));
  if (built) await measure(built);
  else {
    console.log('LEFT OUT: npm could not fetch react-admin, as it says above.');
    process.exitCode = leftOut;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function measure(built) {
  const portal = await startPortal({ DEMO: '1', DATA_DIR: join(folder, 'data') });
  const people = await peopleOf(portal.url);
  const other = await serveReactAdmin(built, people);
  const jambonz = jambonzDist === '' ? null : await serveJambonz(jambonzDist, people.slice(0, 25));
  const lists = await measurePages(
    [
      {
        name: 'portal',
        url: `${portal.url}/admin-settings/users/listing`,
        ready: 'a[href*="/users/edit/"]',
        state: await signIn(portal.url),
      },
      { name: reactAdmin, url: `${other.url}/#/teammate`, ready: '.RaDataTable-row td' },
      ...(jambonz
        ? [
            {
              name: 'jambonz',
              url: `${jambonz.url}/internal/users`,
              ready: '.grid__row a[href$="/edit"]',
              state: jambonz.state,
            },
          ]
        : []),
    ],
    { runs, profile },
  );
  const signIns = await measurePages(
    [
      { name: 'portal', url: `${portal.url}/auth/login`, ready: password },
      ...(jambonz ? [{ name: 'jambonz', url: `${jambonz.url}/`, ready: password }] : []),
    ],
    { runs, profile },
  );
  print(lists, signIns);
  await jambonz?.close();
  await other.close();
  await portal.close();
}

/** Everybody of the demo account, as the list answers them. */
async function peopleOf(url) {
  const authorization = `Bearer ${await tokenOf(url, demoAccounts[0].email)}`;
  const answer = await fetch(`${url}/api/teammate?sortBy=fullName&pageNum=1&limit=100`, {
    headers: { authorization },
  });
  if (!answer.ok) throw new Error(`The list answered ${answer.status}.`);
  return (await answer.json()).items;
}

function times(one, other) {
  return `${(one / other).toFixed(2)}x`;
}

/** Pages beside each other, as ratios to one of them. */
function rowsOf(measured, what, base) {
  const ratio = (row, key) => times(row[key], measured.get(base)[key]);
  return [...measured].map(([name, row]) => ({
    [what]: name,
    JavaScript: `${row.jsKb.toFixed(0)} kB`,
    requests: `${row.requests}`,
    'first paint': ratio(row, 'paint'),
    shown: ratio(row, 'ready'),
    'can be used': ratio(row, 'usable'),
    'in milliseconds': `${row.usable.toFixed(0)} ms`,
  }));
}

function print(lists, signIns) {
  const [own, login] = [lists.get('portal'), signIns.get('portal')];
  const beside = (measured, of) => {
    const other = measured.get('jambonz');
    return other ? `jambonz ${of(other)}` : 'no jambonz here';
  };
  report(
    {
      peers: rowsOf(lists, 'users listing', reactAdmin),
      'sign-in': rowsOf(signIns, 'sign-in', signIns.has('jambonz') ? 'jambonz' : 'portal'),
    },
    {
      P1: `${login.jsKb.toFixed(0)} kB; ${beside(signIns, ({ ready }) => times(login.ready, ready))}`,
      P2: beside(lists, ({ paint }) => times(own.paint, paint)),
      P4: `${beside(lists, ({ usable }) => times(own.usable, usable))}; react-admin ${times(own.usable, lists.get(reactAdmin).usable)}`,
      P19: `${own.requests} requests; script ${own.jsKb.toFixed(0)} kB`,
      P24: beside(lists, ({ ready }) => times(own.ready, ready)),
    },
  );
}
