/**
 * How long keys wait while impact is worked out (SAY-06): somebody types into the ring time of a team
 * to which the closed hours of three quarters of the numbers lead, in the demo account, and in the
 * same with 1,000 numbers, 5,000 people, 250 teams and 250 menus more; as the machine is, and at a
 * quarter of its processor. Keys are pressed at other times of the comparison each.
 *
 *   node bench/keys.mjs [keys]
 */
import { rmSync } from 'node:fs';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';
import { isSmall, number, report } from './lib/bench.mjs';
import { accountOf } from './lib/large-account.mjs';
import { makeFolder, startPortal } from './lib/portal.mjs';
import { launch } from './page-meter.mjs';

const keys = number(0, 60, 6);
const size = isSmall
  ? { numbers: 8, people: 40, teams: 4, members: 3, menus: 4 }
  : { numbers: 1000, people: 5000, teams: 250, members: 12, menus: 250 };

/** The demo's routing with a large account in it, whose numbers close with a team of the demo. */
function enlarged(config, teamId) {
  const large = accountOf({ ...size, isNight: true });
  const companies = large.companies.map((company) =>
    company.closedHour.actionValue === 'team 0'
      ? { ...company, closedHour: { actionType: 'team', actionValue: teamId } }
      : company,
  );
  const both = (name, records = large[name]) => [...config[name], ...records];
  return {
    ...config,
    numbers: both('numbers'),
    companies: both('companies', companies),
    teams: both('teams'),
    people: both('people'),
    menus: both('menus'),
  };
}

/** Runs in the page before its scripts. */
function observe() {
  const measured = { wait: 0, paint: 0, task: 0 };
  globalThis.measured = measured;
  const watch = (kind, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type: kind,
      buffered: true,
      ...options,
    });
  const isKey = ({ name }) => name === 'keydown';
  watch(
    'event',
    (entry) => {
      if (!isKey(entry)) return;
      measured.wait = Math.max(measured.wait, entry.processingStart - entry.startTime);
      measured.paint = Math.max(measured.paint, entry.duration);
    },
    { durationThreshold: 16 },
  );
  watch('longtask', ({ duration }) => {
    measured.task = Math.max(measured.task, duration);
  });
}

async function type(browser, { url, state, isLarge, slowdown }) {
  const context = await browser.newContext({
    storageState: state,
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(observe);
  await page.goto(`${url}/admin-settings/teams/listing`);
  await page.getByRole('link', { name: 'Front desk', exact: true }).first().click();
  await page.getByRole('link', { name: 'Inbound flow' }).click();
  const teamId = /\/teams\/edit\/([^/]+)/.exec(page.url())?.[1];
  if (isLarge) {
    await page.route('**/api/routing/config', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: enlarged(await answer.json(), teamId) });
    });
    await page.reload();
  }
  const field = page.getByRole('textbox', { name: 'Ring time' });
  const impact = page.getByRole('region', { name: 'Impact on callers' });
  await field.fill('41');
  await impact.locator('[aria-busy="false"] li').first().waitFor({ timeout: 30_000 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => Object.assign(globalThis.measured, { wait: 0, paint: 0, task: 0 }));
  await field.focus();
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? 'Backspace' : `${(key % 9) + 1}`);
    // From within a burst to after all of the comparison.
    await page.waitForTimeout([60, 340, 380, 450, 600, 900, 1500][key % 7] * (1 + slowdown / 8));
  }
  await impact.locator('[aria-busy="false"] li').first().waitFor({ timeout: 30_000 });
  const found = await page.evaluate(() => globalThis.measured);
  await context.close();
  return found;
}

const folder = makeFolder();
if ((await buildAll()) !== 0) throw new Error('The build failed.');
const portal = await startPortal({ DATA_DIR: folder, DEMO: '1' });
const browser = await launch();
const milliseconds = (time) => `${Math.round(time)} ms`;
try {
  const state = await signIn(portal.url);
  const rows = [];
  for (const [slowdown, target] of [
    [1, 50],
    [4, 200],
  ]) {
    for (const isLarge of [false, true]) {
      const { wait, paint, task } = await type(browser, {
        url: portal.url,
        state,
        isLarge,
        slowdown,
      });
      rows.push({
        account: isLarge ? 'large' : 'demo',
        processor: slowdown === 1 ? 'whole' : 'a quarter',
        'longest wait of a key': milliseconds(wait),
        'key to paint': milliseconds(paint),
        'longest task': milliseconds(task),
        target: milliseconds(target),
      });
    }
  }
  const waits = rows.filter(({ account }) => account === 'large');
  report({ keys: rows }, { 'SAY-06': waits.map((row) => row['longest wait of a key']).join('; ') });
} finally {
  await browser.close();
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
