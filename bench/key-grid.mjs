/**
 * The keys of IVR menus in a browser (P8): 20 menus of 11 keys of one team, in an account of many
 * people. Selects keys by keyboard, types a name and goes from menu to menu.
 *
 *   node bench/key-grid.mjs [people]
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { needBrowser } from '../scripts/lib/browser.mjs';
import { demoPassword } from '../server/seeds/demo-accounts.ts';
import { generateTenant } from '../server/seeds/generate.ts';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { observe, profiles, signIn, timed } from './listing-browser.mjs';
import { isSmall, number, report } from './lib/bench.mjs';
import { makeFolder, startPortal } from './lib/portal.mjs';

const require = createRequire(new URL('../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');
const people = number(0, 1000, 30);
const dataDir = makeFolder();
const inputs = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0'];
const menuCount = isSmall ? 3 : 20;
/** Milliseconds between keys: faster than people type. */
const delay = 60;

/** Makes a team with 20 menus, every key of them assigned; answers its id. Runs in the page. */
async function makeMenus({ menus, keys }) {
  const call = async (method, path, body) => {
    const answer = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-jackfield': '1' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}.`);
    return answer.json();
  };
  const { items } = await call('GET', '/api/teammate?limit=25');
  const { extension } = await call('GET', '/api/teammate/extension');
  const teammateId = [items[0].id];
  const flow = { name: 'Key grid', extension, inboundFlow: 'ringGroup', teammateId };
  const { id } = await call('POST', '/api/team', flow);
  for (let at = 1; at <= menus; at += 1) {
    await call('POST', `/api/team/${id}/ivr`, {
      name: `Menu ${at}`,
      keys: keys.map((input, place) => ({
        input,
        action: place % 2 ? 'team' : 'teammate',
        actionId: place % 2 ? id : items[place % items.length].id,
      })),
    });
  }
  return id;
}

async function measure(browser, { origin, storageState, path, profile }) {
  const viewport = { width: 1366, height: 768 };
  const context = await browser.newContext({ storageState, viewport });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${origin}${path}`);
  const key = (input) => page.locator(`[data-input="${input}"]`);
  await key('1').waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profiles[profile] });
  await key('1').click();
  const selecting = await timed(page, 'keydown', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (const input of inputs) await page.keyboard.press(input, { delay });
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp', { delay });
    }
  });
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  const typing = await timed(page, 'keydown', () =>
    name.pressSequentially(' for the holidays of next year', { delay }),
  );
  const bar = page.getByRole('region', { name: 'Unsaved changes' });
  await bar.getByRole('button', { name: 'Discard' }).click();
  // Found beforehand: looking for an element by its role keeps the page busy for a frame or two.
  const others = await page
    .getByRole('list', { name: 'IVR menus' })
    .getByRole('button', { name: /^Menu ([2-9]|1\d|20)\b/ })
    .elementHandles();
  const going = await timed(page, 'click', async () => {
    for (const menu of others) {
      await menu.click();
      await page.waitForTimeout(4 * delay);
    }
  });
  await page.getByRole('region', { name: `Menu Menu ${menuCount}`, exact: true }).waitFor();
  await context.close();
  return { profile, selecting, typing, going };
}

try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  const server = await startPortal({ DATA_DIR: dataDir });
  const origin = server.url;
  const { ownerEmail } = await generateTenant(server.db, { people, now: new Date() });
  const browser = await chromium.launch({
    executablePath: needBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const person = { email: ownerEmail, password: demoPassword };
  const storageState = await signIn(browser, origin, person);
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(origin);
  const id = await page.evaluate(makeMenus, { menus: menuCount, keys: inputs });
  await context.close();
  const path = `/admin-settings/teams/edit/${id}/call-handling`;
  const rows = [];
  for (const profile of Object.keys(profiles)) {
    rows.push(await measure(browser, { origin, storageState, path, profile }));
  }
  await browser.close();
  await server.close();
  console.log(`Keys of ${menuCount} menus x ${inputs.length}, ${people} people`);
  const slowest = rows.map(({ selecting, typing, going }) =>
    Math.max(selecting, typing, going).toFixed(0),
  );
  report(
    {
      keys: rows.map(({ profile, selecting, typing, going }) => ({
        CPU: profile,
        'selecting a key': `${selecting.toFixed(0)} ms`,
        'typing a name': `${typing.toFixed(0)} ms`,
        'going to a menu': `${going.toFixed(0)} ms`,
        target: profile === 'fast' ? '50 ms' : '200 ms',
      })),
    },
    { P8: `menus: ${slowest.join(' ms, ')} ms` },
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
