import { leavesBehind, openPage } from '../../e2e/fixtures/smoke-page.ts';
import * as demo from '../../server/seeds/demo-accounts.ts';
import { exitCodes, ReleaseError } from '../../shared/build/src/release-client.mjs';
import { buildAll } from '../../shared/build/src/build-all.mjs';
import { demoVisitors, smokeVersion } from '../../shared/build/src/smoke-version.mjs';
import { smokeBrowser } from './browser.mjs';
import { startSmokePortal } from './smoke-portal.mjs';

const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * Serves a build from a portal of this tree with demo data and opens its pages, signed in, in a
 * headless browser; a build that leaves more behind with each visit has not passed. Nothing outside this machine is asked.
 *
 * @param {{manifest: object, tarball: Buffer, variant?: string, say: Function}} build
 * @returns {Promise<{pages: object[], browser: string, host: string}>}
 * @throws {ReleaseError} without a browser, or when the portal does not take the build
 */
export async function smoke({ manifest, tarball, variant, say }) {
  const executablePath = smokeBrowser();
  if ((await buildAll()) !== 0) {
    throw new ReleaseError('The portal of the smoke could not be built.', exitCodes.refused);
  }
  const started = performance.now();
  const portal = await startSmokePortal({ variant });
  say(`  a portal with demo data was ready after ${secondsSince(started)}`);
  try {
    const query = new URLSearchParams({ dropRoutes: 'true', bigger: 'true' });
    const look = { executablePath, openPage, leavesBehind };
    const visitors = demoVisitors(demo);
    return await smokeVersion({ ...portal, visitors }, { manifest, tarball, query, ...look });
  } finally {
    await portal.stop();
  }
}
