import { createRequire } from 'node:module';
import { needBrowser } from '../scripts/lib/browser.mjs';
import { isSmall } from './lib/bench.mjs';

const require = createRequire(new URL('../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');

/** slow: 4x CPU; the line is as the machine is. */
export const profiles = { fast: 1, slow: 4 };
const lists = { 'pages of 25': '', 'one long list': '?view=scroll' };
const words = isSmall ? ['an'] : ['anderson', 'maria', 'person77', 'chicago'];
const choices = isSmall ? 4 : 24;
const wheelTurns = isSmall ? 5 : 120;
const wheelStep = 480;
/** Milliseconds between turns: 200 rows a second. */
const wheelPause = 50;

/**
 * Types, chooses and scrolls in the users listing of an account.
 *
 * @param {string} origin of the portal
 * @param {{email: string, password: string}} person an admin of the account
 * @returns {Promise<{profile: string, list: string, typing: number, choosing: number,
 *   mostRows: number, frames?: Frames, racing?: Frames, idle?: Frames}[]>} p75 of the time from input to the frame
 *   after it, in ms; frames of scrolling, of as many turns without a pause, and of doing nothing
 */
export async function measureListing(origin, person) {
  const browser = await chromium.launch({
    executablePath: needBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const storageState = await signIn(browser, origin, person);
    const rows = [];
    for (const profile of Object.keys(profiles)) {
      for (const list of Object.keys(lists)) {
        rows.push(await measureOne(browser, { origin, storageState, profile, list }));
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

/** Storage of a browser that is signed in as an admin of a new account. */
export async function signIn(browser, origin, { email, password }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/auth/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  // A new account is reminded to register for SMS; the dialog would stand before the list.
  await page.getByRole('button', { name: "Don't remind me again" }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const state = await context.storageState();
  await context.close();
  return state;
}

async function measureOne(browser, { origin, storageState, profile, list }) {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1366, height: 768 },
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${origin}/admin-settings/users/listing${lists[list]}`);
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profiles[profile] });

  const typing = await timed(page, 'keydown', () => type(page));
  const choosing = await timed(page, 'click', async () => {
    for (let at = 0; at < choices; at += 1) await boxes.nth(at % 12).click();
  });
  const isLong = list !== 'pages of 25';
  const idle = isLong ? await frames(page, () => turns(page, 0)) : undefined;
  const scrolling = isLong ? await frames(page, () => turns(page, wheelStep)) : undefined;
  const racing = isLong ? await frames(page, () => turns(page, wheelStep, 0)) : undefined;
  const mostRows = await page.evaluate(() => globalThis.seen.mostRows);
  await context.close();
  return { profile, list, typing, choosing, mostRows, frames: scrolling, racing, idle };
}

/** Types words with pauses short and long enough that some of them are searched for. */
async function type(page) {
  const field = page.getByRole('textbox', { name: 'Search name, email, number' });
  for (const word of words) {
    await field.click();
    await field.pressSequentially(word, { delay: 110 });
    await page.waitForURL((url) => url.searchParams.get('search') === word);
    await field.press('Escape');
    await page.waitForURL((url) => !url.searchParams.has('search'));
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(5)
      .waitFor();
  }
}

/** p75 of the time from an event of this kind to the frame after it. */
export async function timed(page, kind, act) {
  await page.evaluate((name) => globalThis.seen.begin(name), kind);
  await act();
  const times = await page.evaluate(() => globalThis.seen.times);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.75)];
}

async function turns(page, step, rest = wheelPause) {
  await page.getByRole('table').hover();
  for (let turn = 0; turn < wheelTurns; turn += 1) {
    await page.mouse.wheel(0, step);
    if (rest > 0) await page.waitForTimeout(rest);
  }
}

/** Frames while something is done: their number, the longest, those over 32 ms, rows passed. */
async function frames(page, act) {
  const top = () => page.evaluate(() => document.querySelector('[data-rows-scroller]').scrollTop);
  const before = await top();
  await page.evaluate(() => globalThis.seen.beginFrames());
  await act();
  const taken = await page.evaluate(() => globalThis.seen.endFrames());
  return {
    count: taken.length,
    longest: Math.max(...taken),
    late: taken.filter((time) => time > 32).length,
    passed: Math.round(((await top()) - before) / 48),
  };
}

/** Runs in the page before its scripts. */
export function observe() {
  const seen = { kind: '', times: [], frames: [], on: false, mostRows: 0 };
  const rows = () => document.querySelectorAll('tbody tr:not([aria-hidden])').length;
  const afterPaint = (call) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = call;
      channel.port2.postMessage(null);
    });
  for (const kind of ['keydown', 'click']) {
    addEventListener(
      kind,
      (event) => {
        if (seen.kind !== kind) return;
        afterPaint(() => seen.times.push(performance.now() - event.timeStamp));
      },
      { capture: true },
    );
  }
  let last = 0;
  const frame = (now) => {
    if (!seen.on) return;
    if (last > 0) seen.frames.push(now - last);
    last = now;
    seen.mostRows = Math.max(seen.mostRows, rows());
    requestAnimationFrame(frame);
  };
  Object.assign(seen, {
    begin(kind) {
      Object.assign(seen, { kind, times: [] });
      seen.mostRows = Math.max(seen.mostRows, rows());
    },
    beginFrames() {
      last = 0;
      Object.assign(seen, { on: true, frames: [] });
      requestAnimationFrame(frame);
    },
    endFrames() {
      seen.on = false;
      return seen.frames;
    },
  });
  globalThis.seen = seen;
}
