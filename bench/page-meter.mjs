import { createRequire } from 'node:module';
import { needBrowser } from '../scripts/lib/browser.mjs';

const require = createRequire(new URL('../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');

/** slow: 4x CPU, 1.6 Mbps down, 750 kbps up, 150 ms a round trip; fast: as the machine is. */
const profiles = {
  fast: null,
  slow: { cpu: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 },
};

/**
 * Opens pages in a cold browser, in turn, and answers the medians of each.
 *
 * @param {{name: string, url: string, ready: string, state?: object, block?: RegExp}[]} pages
 *   `state` is the storage of a signed-in browser, `block` names requests that are not to count
 * @param {{runs: number, profile: 'fast' | 'slow'}} options
 * @returns {Promise<Map<string, {jsKb: number, requests: number, paint: number, lcp: number, ready: number, usable: number}>>}
 *   bytes as sent (brotli) and requests until the page can be used, times in milliseconds; ready when
 *   an element of `ready` is shown, usable when React answers for one
 */
export async function measurePages(pages, { runs, profile }) {
  const browser = await launch();
  const samples = new Map(pages.map(({ name }) => [name, []]));
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const page of pages) {
        samples.get(page.name).push(await visit(browser, page, profiles[profile]));
      }
    }
  } finally {
    await browser.close();
  }
  return new Map([...samples].map(([name, taken]) => [name, medians(taken)]));
}

/** Addresses of what a page has asked for by the time that it can be used. */
export async function filesOfPage({ url, ready, state, block }) {
  const browser = await launch();
  try {
    const { page } = await openBlank(browser, { state, block });
    await waitUntilUsable(page, url, ready);
    return await page.evaluate(() => globalThis.filesWhenUsable);
  } finally {
    await browser.close();
  }
}

/**
 * JavaScript in kB, as sent, of a page and of others that are opened from it by the sidebar.
 *
 * @param {{url: string, ready: string, state?: object, block?: RegExp}} page
 * @param {readonly {path: string, ready: string}[]} stops
 */
export async function scriptsOfVisit({ url, ready, state, block }, stops) {
  const browser = await launch();
  try {
    const { context, page } = await openBlank(browser, { state, block });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const scripts = new Set();
    let bytes = 0;
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await waitUntilUsable(page, url, ready);
    for (const stop of stops) {
      await page.locator(`nav a[href="${stop.path}"]`).first().click();
      await page.locator(stop.ready).first().waitFor();
    }
    await page.waitForLoadState('networkidle');
    return bytes / 1024;
  } finally {
    await browser.close();
  }
}

/**
 * Texts that a page in a language asks for until it can be used: bytes as sent, and requests.
 *
 * @param {{url: string, ready: string, state?: object}} page
 * @param {string} language BCP 47 tag, chosen in the browser's last visit
 */
export async function textsOfPage({ url, ready, state }, language) {
  const browser = await launch();
  try {
    const { context, page } = await openBlank(browser, { state });
    await context.addCookies([{ name: 'language', value: language, url }]);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const asked = new Map();
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/languages/')) asked.set(requestId, request.url);
    });
    const sent = new Map();
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sent.set(asked.get(requestId), encodedDataLength);
    });
    await waitUntilUsable(page, url, ready);
    const files = await page.evaluate(() => globalThis.filesWhenUsable);
    const texts = [...asked.values()].filter((address) => files.includes(address));
    const bytes = texts.map((address) => sent.get(address) ?? 0);
    return { bytes: bytes.reduce((sum, each) => sum + each, 0), requests: texts.length };
  } finally {
    await browser.close();
  }
}

/** A browser as the benchmarks use it. */
export const launch = () =>
  chromium.launch({
    executablePath: needBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });

async function openBlank(browser, { state, block }) {
  const context = await browser.newContext({
    storageState: state,
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
  });
  const page = await context.newPage();
  if (block) await page.route(block, (route) => route.abort());
  return { context, page };
}

/**
 * Opens an address and waits until an element of `ready` can be used.
 *
 * @param {import('@playwright/test').Page} page one that has opened nothing yet
 * @param {string} url
 * @param {string} ready
 */
async function waitUntilUsable(page, url, ready) {
  await page.addInitScript(observe, ready);
  await page.goto(url, { waitUntil: 'commit' });
  // A fast page may be usable before its first paint is told.
  const isMeasured = () =>
    globalThis.measured.usable !== null && globalThis.measured.paint !== null;
  // A look at each frame would take its time from the page.
  await page.waitForFunction(isMeasured, undefined, { timeout: 120_000, polling: 100 });
}

async function visit(browser, { url, ready, state, block }, profile) {
  const { context, page } = await openBlank(browser, { state, block });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (profile) {
    const { cpu, ...network } = profile;
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  }
  const scripts = new Set();
  let bytes = 0;
  let requests = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await waitUntilUsable(page, url, ready);
  const times = await page.evaluate(() => globalThis.measured);
  await context.close();
  return { jsKb: bytes / 1024, requests, ...times };
}

/** Runs in the page before its scripts. */
function observe(selector) {
  const measured = { paint: null, lcp: null, ready: null, usable: null };
  globalThis.measured = measured;
  globalThis.filesWhenUsable = [];
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') measured.paint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    measured.lcp = entry.startTime;
  });
  // What the server has painted belongs to no root of React yet.
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
  const look = () => {
    const shown = [...document.querySelectorAll(selector)].find(
      (element) => element.getClientRects().length > 0,
    );
    if (shown) measured.ready ??= performance.now();
    if (!shown || !isAlive(shown)) return requestAnimationFrame(look);
    measured.usable = performance.now();
    globalThis.filesWhenUsable = performance.getEntriesByType('resource').map(({ name }) => name);
  };
  requestAnimationFrame(look);
}

function medians(taken) {
  const middle = (key) => {
    const values = taken.map((sample) => sample[key]).filter((value) => value !== null);
    return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(Object.keys(taken[0]).map((key) => [key, middle(key)]));
}
