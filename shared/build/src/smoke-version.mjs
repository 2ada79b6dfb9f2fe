import { chromium } from 'playwright-core';
import { createClient, exitCodes, ReleaseError } from './release-client.mjs';
import { pathsOf } from './release-smoke.mjs';
import { signInAs } from './sign-in.mjs';

/** After so many pages that did not paint the rest would tell nothing new. */
const mostFailures = 3;

/** Who opens the pages of a demo: an owner, and where she is led elsewhere, somebody without any rights. */
export const demoVisitors = ({ demoAccounts, demoPassword: password }) =>
  ['admin', 'standard'].map((wanted) => {
    const { email } = demoAccounts.find(({ role }) => role === wanted);
    return { email, password };
  });

/** Publishes a build without a smoke, unless the portal has it: it can be previewed, and nobody gets it. */
async function bring({ url, token }, { tarball, query }) {
  const call = createClient(url, { 'x-release-token': token });
  try {
    await call('POST', `/api/releases?${query}`, { body: tarball, type: 'application/gzip' });
  } catch (error) {
    if (error.status !== 409) throw error;
  }
}

function launch(executablePath) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  return chromium.launch({ executablePath, args });
}

/** Gives a browser a version as staff's preview does; nobody else gets it. */
async function preview(context, { url, supportKey }, { area, name: remote, version }) {
  const send = async (method, path, data) => {
    const address = new URL(path, url).href;
    const answer = await context.request.fetch(address, {
      method,
      headers: { 'x-jackfield': '1' },
      data,
    });
    if (answer.ok()) return;
    const text = `${url} refused the preview of ${remote} ${version} (${answer.status()}): ${await answer.text()}`;
    throw new ReleaseError(text, exitCodes.refused);
  };
  await send('POST', '/api/support/session', { key: supportKey, name: 'Smoke' });
  await send('PUT', '/api/releases/override', { areas: { [area]: { remote, version } } });
}

/** A browser in which somebody is signed in and gets the version. */
async function visit(browser, portal, manifest, visitor) {
  const context = await browser.newContext({
    baseURL: portal.url,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // Files come from the portal, as at a first visit.
    serviceWorkers: 'block',
    storageState: await signInAs(portal.url, visitor),
  });
  await preview(context, portal, manifest);
  return context;
}

/**
 * Opens every page as the first visitor, and where that one is led elsewhere, as the next; leaves
 * and enters the first of them again and again.
 */
async function openPages(browser, portal, { manifest, openPage, leavesBehind }) {
  const contexts = new Map();
  const pages = [];
  let isLeft = false;
  for (const path of pathsOf(manifest)) {
    const asked = { area: manifest.area, path };
    let opened;
    let context;
    for (const visitor of portal.visitors) {
      if (!contexts.has(visitor)) {
        contexts.set(visitor, await visit(browser, portal, manifest, visitor));
      }
      context = contexts.get(visitor);
      opened = await openPage(context, asked);
      if (!opened.isElsewhere) break;
    }
    pages.push(opened.page);
    // What an area leaves behind comes from how it is mounted: one of its pages tells.
    if (opened.page.painted && !isLeft) {
      isLeft = true;
      const reason = await leavesBehind(context, asked);
      if (reason !== null) Object.assign(opened.page, { painted: false, reason });
    }
    if (pages.filter(({ painted }) => !painted).length === mostFailures) break;
  }
  return pages;
}

/**
 * Brings a build to a portal and opens its pages there in a headless browser, signed in and with
 * the preview of that version, which nobody else gets.
 *
 * @param {{url: string, token: string, supportKey: string, visitors: {email: string, password: string}[]}} portal
 *   `visitors` in the order in which they are asked; `token` publishes
 * @param {{manifest: object, tarball: Buffer, query: URLSearchParams, executablePath: string, openPage: Function, leavesBehind: Function}} build
 *   `query` is what the release may differ from the live one in; `executablePath` the browser's; the functions are those of `smoke-page`
 * @returns {Promise<{pages: object[], browser: string, host: string}>} `host` is the version of the portal's
 * @throws {ReleaseError} when the portal does not take the build or does not show it
 */
export async function smokeVersion(portal, build) {
  await bring(portal, build);
  const browser = await launch(build.executablePath);
  try {
    const { host } = await createClient(portal.url, {})('GET', '/registry');
    const pages = await openPages(browser, portal, build);
    return { pages, browser: `Chromium ${browser.version()}`, host };
  } finally {
    await browser.close();
  }
}
