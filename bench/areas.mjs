/**
 * Between areas, fast line: from the click on an entry of the sidebar to the content of the area
 * behind it, opened for the first time in this page (P7), after idle preload and with the pointer
 * resting on the entry; and memory after many changes of the area (P10).
 *
 *   node bench/areas.mjs [runs] [changes]
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { needBrowser } from '../scripts/lib/browser.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { isSmall, number, report } from './lib/bench.mjs';
import { makeFolder, middle, partOf, startPortal } from './lib/portal.mjs';

const require = createRequire(new URL('../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');
const runs = number(0, 5, 1);
const changes = number(1, 500, 8);
const dataDir = makeFolder();
/** The first area is fetched ahead two seconds after the first page, the others one by one. */
const idleTime = isSmall ? 3000 : 6000;
/** A pointer rests on what it is going to press. */
const hoverTime = 300;

const admin = '/admin-settings';
const rowOf = (table) => `main table[aria-label="${table}"] tr[data-row]`;
const first = { path: `${admin}/users/listing`, ready: rowOf('Users') };
const areas = {
  numbers: { path: `${admin}/numbers/listing`, ready: rowOf('Company numbers') },
  compliance: { path: `${admin}/compliance/brands/listing`, ready: rowOf('Brands') },
  billing: { path: `${admin}/billing/billing-information`, ready: rowOf('Invoices') },
};

const entryOf = (path) => `nav a[href="${path}"]`;

async function open(browser, origin, state) {
  const viewport = { width: 1366, height: 768 };
  const context = await browser.newContext({ storageState: state, viewport });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${origin}${first.path}`);
  await page.locator(first.ready).first().waitFor();
  return page;
}

/** Runs in the page before its scripts: the time from a click to an element that has a box. */
function observe() {
  globalThis.awaitOpening = ([entry, ready]) => {
    const follow = (event) => {
      const look = () => {
        const element = document.querySelector(ready);
        if (element && element.getClientRects().length > 0)
          globalThis.opened = performance.now() - event.timeStamp;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    const link = document.querySelector(entry);
    link.addEventListener('click', follow, { capture: true, once: true });
  };
}

/** Milliseconds from a press of the pointer on the area's entry to its content. */
async function change(page, { path, ready }) {
  const entry = page.locator(entryOf(path));
  await entry.hover();
  await page.waitForTimeout(hoverTime);
  // The page listens before the pointer is pressed, which takes another way into the page.
  await page.evaluate((what) => globalThis.awaitOpening(what), [entryOf(path), ready]);
  await page.mouse.down();
  await page.mouse.up();
  const opened = await page.waitForFunction(() => globalThis.opened, undefined, {
    timeout: 60_000,
  });
  return opened.jsonValue();
}

async function measureChanges(browser, origin, state) {
  const times = Object.fromEntries(Object.keys(areas).map((area) => [area, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [area, target] of Object.entries(areas)) {
      const page = await open(browser, origin, state);
      await page.waitForTimeout(idleTime);
      times[area].push(await change(page, target));
      await page.context().close();
    }
  }
  return times;
}

/** Memory in MB, nodes and listeners of the page after collection. */
async function holdings(cdp) {
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name) => metrics.find((one) => one.name === name).value;
  return {
    heap: of('JSHeapUsedSize') / 2 ** 20,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

async function measureMemory(browser, origin, state) {
  const page = await open(browser, origin, state);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.waitForTimeout(idleTime);
  const stops = [first, ...Object.values(areas)];
  const taken = [{ after: 'first page', ...(await holdings(cdp)) }];
  for (let done = 1; done <= changes; done += 1) {
    const { path, ready } = stops[done % stops.length];
    await page.evaluate((entry) => document.querySelector(entry).click(), entryOf(path));
    await page.locator(ready).first().waitFor();
    const isRound = done === stops.length || done === changes || done % 100 === 0;
    if (isRound) taken.push({ after: `${done} changes`, ...(await holdings(cdp)) });
  }
  await page.context().close();
  return taken;
}

try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  const server = await startPortal({ DEMO: '1', DATA_DIR: dataDir });
  const state = await signIn(server.url);
  const browser = await chromium.launch({
    executablePath: needBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const times = await measureChanges(browser, server.url, state);
  const memory = await measureMemory(browser, server.url, state);
  await browser.close();
  await server.close();
  const milliseconds = (time) => `${time.toFixed(0)} ms`;
  const against = ({ heap }, base) => `${(heap / base.heap).toFixed(2)}x`;
  report(
    {
      change: Object.entries(times).map(([area, taken]) => ({
        'from users to': area,
        'click to content, median': milliseconds(middle(taken)),
        longest: milliseconds(partOf(taken, 0.99)),
        target: '200 ms',
      })),
      memory: memory.map((one) => ({
        after: one.after,
        memory: `${one.heap.toFixed(1)} MB`,
        'against the first page': against(one, memory[0]),
        'against all areas seen once': one === memory[0] ? '-' : against(one, memory[1]),
        nodes: one.nodes.toLocaleString('en'),
        listeners: one.listeners.toLocaleString('en'),
      })),
    },
    {
      P7: Object.values(times).map(middle).map(milliseconds).join(', '),
      P10: `${against(memory.at(-1), memory[0])}; since all areas were seen ${against(memory.at(-1), memory[1])}`,
    },
  );
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
