import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { findAsterisk } from '../scripts/lib/asterisk.mjs';
import { findBrowser, findShell, noBrowser } from '../scripts/lib/browser.mjs';
import { demoPassword } from '../server/seeds/demo-accounts.ts';
import { signInAs } from '../shared/build/src/sign-in.mjs';
import { leaveOut, number, report } from './lib/bench.mjs';
import { startExchange } from './lib/exchange.mjs';
import { makeFolder, startPortal } from './lib/portal.mjs';

const require = createRequire(new URL('../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');

/**
 * A call from one browser to another, from the press of Call until the caller sees that it rings
 * (CALL-16): by the pages of the portal, its relay, the exchange and Asterisk, all on this machine.
 *
 *   pnpm bench web-phone [calls]
 */
const calls = number(0, 60, 3);
const asterisk = await findAsterisk();
if (asterisk.lacks) leaveOut(asterisk.lacks);
const executablePath = findShell() ?? findBrowser();
if (executablePath === null) leaveOut(noBrowser);

const folder = makeFolder();
const key = 'key-of-the-exchange-in-its-benchmark';
const portal = await startPortal({ DEMO: '1', DATA_DIR: folder, EXCHANGE_KEY: key });
const exchange = await startExchange({
  EXCHANGE_KEY: key,
  PORTAL_URL: `http://127.0.0.1:${portal.port}`,
  EXCHANGE_FOLDER: join(folder, 'exchange'),
});

/** Notes in a page when what happened, in milliseconds since 1970. */
function watch() {
  const noted = {};
  window.noted = noted;
  const note = (name) => {
    noted[name] ??= performance.timeOrigin + performance.now();
  };
  const anew = () => {
    for (const name of Object.keys(noted)) delete noted[name];
    note('press');
  };
  addEventListener('keydown', (event) => event.key === 'Enter' && anew(), true);
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = async (wanted) => {
    const sound = await ask(wanted);
    note('microphone');
    return sound;
  };
  const heard = (text) => {
    if (/^SIP\/2.0 180/.test(text)) note('180');
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => heard(`${data}`));
    }
    send(data) {
      if (`${data}`.startsWith('INVITE')) note('INVITE');
      super.send(data);
    }
  };
  new MutationObserver(() => {
    if (document.body.innerText.includes('Ringing…')) note('shown');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const browsers = [];
async function open(email) {
  const browser = await chromium.launch({
    executablePath,
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
  browsers.push(browser);
  const storageState = await signInAs(portal.url, { email, password: demoPassword });
  const context = await browser.newContext({ storageState, permissions: ['microphone'] });
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(portal.url);
  await page.getByRole('button', { name: 'Phone' }).click();
  await page.getByRole('region', { name: 'Phone' }).getByText('Ready').waitFor();
  const { extension } = await page.evaluate(() => fetch('/api/user').then((one) => one.json()));
  return { page, card: page.getByRole('region', { name: 'Phone' }), extension };
}

const caller = await open('daniel@harbordental.com');
const called = await open('maya.okafor@harbordental.com');
const parts = {
  'press to microphone': ['press', 'microphone'],
  'microphone to INVITE': ['microphone', 'INVITE'],
  'INVITE to 180': ['INVITE', '180'],
  '180 to shown': ['180', 'shown'],
  'press to shown': ['press', 'shown'],
};
const took = Object.fromEntries(Object.keys(parts).map((name) => [name, []]));
const loads = [];

for (let count = 0; count <= calls; count += 1) {
  await caller.card.getByLabel('Name or number').fill(called.extension);
  await caller.page.keyboard.press('Enter');
  await caller.card.getByText('Ringing…').waitFor();
  await called.card.getByRole('button', { name: 'Answer' }).waitFor();
  const noted = await caller.page.evaluate(() => window.noted);
  // The first reads routing and files, which every page has from then on.
  if (count > 0) {
    for (const [name, [from, to]] of Object.entries(parts))
      took[name].push(noted[to] - noted[from]);
    loads.push(loadavg()[0]);
  }
  await caller.card.getByRole('button', { name: 'End call' }).click();
  await called.card.waitFor({ state: 'hidden' });
  await caller.card.waitFor({ state: 'hidden' });
  await caller.page.getByRole('button', { name: 'Phone' }).click();
}

const at = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(part * values.length))];
const ms = (value) => `${value.toFixed(0)} ms`;
const rows = Object.entries(took).map(([part, values]) => ({
  part,
  p50: ms(at(values, 0.5)),
  p95: ms(at(values, 0.95)),
  most: ms(Math.max(...values)),
}));
const whole = took['press to shown'];
report(
  { press: rows },
  {
    'CALL-16': `${ms(at(whole, 0.95))}, p50 ${ms(at(whole, 0.5))}, load ${at(loads, 0.5).toFixed(1)}`,
  },
);
for (const browser of browsers) await browser.close();
await exchange.stop();
await portal.close();
rmSync(folder, { recursive: true });
