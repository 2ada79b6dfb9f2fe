import { createRequire } from 'node:module';
import { join } from 'node:path';
import { openPage } from '../../e2e/fixtures/smoke-page.ts';
import { demoAccounts } from '../../server/seeds/demo-accounts.ts';
import { exitCodes, ReleaseError } from '../../shared/build/src/release-client.mjs';
import { pathsOf } from '../../shared/build/src/release-smoke.mjs';
import { buildAll } from '../../shared/build/src/build-all.mjs';
import { findBrowser, findShell } from './browser.mjs';
import { signIn } from './sign-in.mjs';
import { startSmokePortal } from './smoke-portal.mjs';
import { root } from './toolchain.mjs';

/** Who opens the pages: an owner, and where she is led elsewhere, somebody without any rights. */
const visitors = ['admin', 'standard'].map(
  (wanted) => demoAccounts.find(({ role }) => role === wanted).email,
);

/** After so many pages that did not paint the rest would tell nothing new. */
const mostFailures = 3;

const isServed = async ({ asStaff }, { area, version }) =>
  (await asStaff('GET', '/registry')).areas.some(
    (each) => each.area === area && each.version === version,
  );

/** Gives the build to everybody of the smoke's own portal, which may have found it in the tree. */
async function serve(portal, { manifest, tarball }) {
  if (await isServed(portal, manifest)) return;
  const { name: remote, version, area } = manifest;
  const path = '/api/releases?dropRoutes=true&bigger=true';
  await portal.asPublisher('POST', path, { body: tarball, type: 'application/gzip' });
  const { variant } = await portal.asStaff('GET', '/api/releases');
  const pointer = `/api/releases/${variant}/${area}`;
  const { version: moves } = await portal.asStaff('GET', pointer);
  const body = { remote, version, audience: 'all', why: 'Smoke' };
  await portal.asStaff('POST', `${pointer}/promote`, { body, version: moves });
}

function launch() {
  const executablePath = findShell() ?? findBrowser();
  if (executablePath === null) {
    const message =
      'No Chromium was found to smoke the build with. Install one (or name it in CHROMIUM_PATH), or publish with --no-smoke.';
    throw new ReleaseError(message, exitCodes.usage);
  }
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('@playwright/test');
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  return chromium.launch({ executablePath, args });
}

/** Opens every page as the first visitor, and where that one is led elsewhere, as the next. */
async function openPages(browser, portal, manifest) {
  const contexts = new Map();
  const contextOf = async (email) => {
    if (!contexts.has(email)) {
      const context = await browser.newContext({
        baseURL: portal.url,
        locale: 'en-US',
        viewport: { width: 1440, height: 900 },
        // Files come from the portal, as at a first visit.
        serviceWorkers: 'block',
        storageState: await signIn(portal.url, email),
      });
      contexts.set(email, context);
    }
    return contexts.get(email);
  };
  const pages = [];
  for (const path of pathsOf(manifest)) {
    let opened;
    for (const email of visitors) {
      opened = await openPage(await contextOf(email), { area: manifest.area, path });
      if (!opened.isElsewhere) break;
    }
    pages.push(opened.page);
    if (pages.filter(({ painted }) => !painted).length === mostFailures) break;
  }
  return pages;
}

/**
 * Serves a build from a portal of this tree with demo data and opens its pages, signed in, in a
 * headless browser. Nothing outside this machine is asked.
 *
 * @param {{manifest: object, tarball: Buffer, variant?: string}} build
 * @returns {Promise<{pages: object[], browser: string, host: string}>}
 * @throws {ReleaseError} without a browser, or when the portal does not take the build
 */
export async function smoke({ manifest, tarball, variant }) {
  const browser = await launch();
  let portal;
  try {
    if ((await buildAll()) !== 0) {
      throw new ReleaseError('The portal of the smoke could not be built.', exitCodes.refused);
    }
    portal = await startSmokePortal({ variant });
    await serve(portal, { manifest, tarball });
    const pages = await openPages(browser, portal, manifest);
    return { pages, browser: `Chromium ${browser.version()}`, host: portal.host };
  } finally {
    await Promise.all([browser.close(), portal?.stop()]);
  }
}
