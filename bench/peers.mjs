/**
 * The users listing against a list of react-admin built from its npm package, with the same people
 * (P4), in turn in a cold browser. Shown is the first row in the page; it can be used when React
 * answers for it. Needs a registry of npm packages that this machine can reach.
 *
 *   node bench/peers.mjs [runs] [fast|slow]
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from '../scripts/lib/sign-in.mjs';
import { demoAccounts } from '../server/seeds/demo-accounts.ts';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { argument, leftOut, number, report } from './lib/bench.mjs';
import { makeFolder, startPortal, tokenOf } from './lib/portal.mjs';
import { measurePages } from './page-meter.mjs';
import { buildReactAdmin, serveReactAdmin, versions } from './peers/react-admin.mjs';

const runs = number(0, 5, 1);
const profile = argument(1, 'slow', 'fast');
const folder = makeFolder();
const peer = `react-admin ${versions['react-admin']}`;

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
  const other = await serveReactAdmin(built, await peopleOf(portal.url));
  const measured = await measurePages(
    [
      {
        name: 'portal',
        url: `${portal.url}/admin-settings/users/listing`,
        ready: 'a[href*="/users/edit/"]',
        state: await signIn(portal.url),
      },
      {
        name: peer,
        url: `${other.url}/#/teammate`,
        ready: '.RaDataTable-row td',
      },
    ],
    { runs, profile },
  );
  tell(measured);
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

function tell(measured) {
  const base = measured.get(peer);
  const ratio = (row, key) => `${(row[key] / base[key]).toFixed(2)}x`;
  report(
    {
      peers: [...measured].map(([name, row]) => ({
        'users listing': name,
        JavaScript: `${row.jsKb.toFixed(0)} kB`,
        requests: `${row.requests}`,
        'first paint': ratio(row, 'paint'),
        'rows shown': ratio(row, 'ready'),
        'rows that can be used': ratio(row, 'usable'),
        'in milliseconds': `${row.usable.toFixed(0)} ms`,
      })),
    },
    { P4: `react-admin ${ratio(measured.get('portal'), 'usable')}` },
  );
}
