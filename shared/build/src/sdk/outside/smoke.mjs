import { smokeBrowser } from './browser.mjs';
import * as demo from './demo-accounts.mjs';
import { exitCodes, ReleaseError } from './release-client.mjs';
import { leavesBehind, openPage } from './smoke-page.mjs';
import { demoVisitors, smokeVersion } from './smoke-version.mjs';

const misused = (message) => new ReleaseError(message, exitCodes.usage);

function secretOf(env, ...names) {
  const found = names.find((name) => env[name]);
  if (!found) throw misused(`Set ${names.at(-1)}: the smoke looks at a preview, as staff does.`);
  return env[found];
}

/** Who opens the pages: the people that are named, else those of the demo. */
function visitorsOf({ SMOKE_EMAIL: emails, SMOKE_PASSWORD: password }) {
  if (!emails) return demoVisitors(demo);
  if (!password) throw misused('Set SMOKE_PASSWORD, or no SMOKE_EMAIL for the people of the demo.');
  return emails.split(',').map((email) => ({ email: email.trim(), password }));
}

/**
 * Opens the pages of a build at a running portal: the one that it is published to, or the sandbox
 * that SMOKE_PORTAL names, with keys of its own where that is another portal.
 *
 * @param {{manifest: object, tarball: Buffer, query: URLSearchParams, variant?: string, address: string, env: NodeJS.ProcessEnv, say: Function}} build
 * @returns {Promise<{pages: object[], browser: string, host: string}>}
 * @throws {ReleaseError} without a browser or a key, or when the portal does not show the build
 */
export async function smoke({ manifest, tarball, query, variant, address, env, say }) {
  if (variant !== undefined) {
    throw misused('--variant: name an address that shows the variant: SMOKE_PORTAL=https://...');
  }
  const executablePath = smokeBrowser();
  const url = env.SMOKE_PORTAL || address;
  const portal = {
    url,
    token: secretOf(env, 'SMOKE_RELEASE_TOKEN', 'RELEASE_TOKEN'),
    supportKey: secretOf(env, 'SMOKE_SUPPORT_KEY', 'SUPPORT_KEY'),
    visitors: visitorsOf(env),
  };
  say(`  opens the pages at ${url}, as a preview that nobody else gets`);
  const look = { executablePath, openPage, leavesBehind };
  return smokeVersion(portal, { manifest, tarball, query, ...look });
}
