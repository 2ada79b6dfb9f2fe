import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Name of the Chromium without windows, as a program and as a Debian package. */
export const shellName = 'chromium-headless-shell';
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium on this machine (CHROMIUM_PATH first), or null. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of names) {
    const found = onPath(name);
    if (found) return found;
  }
  return places.find((place) => existsSync(place)) ?? null;
}

/** What somebody without a Chromium reads. */
export const noBrowser = 'no Chromium found (apt-get install chromium, or set CHROMIUM_PATH)';

/**
 * Path of a Chromium on this machine.
 *
 * @throws {Error} where there is none
 */
export function needBrowser() {
  const found = findBrowser();
  if (found === null) throw new Error(noBrowser);
  return found;
}

/**
 * Path of a Chromium without windows, which takes a third less processor time, or null. Whoever
 * sets CHROMIUM_PATH alone wants that browser in every test.
 */
export function findShell() {
  if (process.env.CHROMIUM_SHELL_PATH) return process.env.CHROMIUM_SHELL_PATH;
  if (process.env.CHROMIUM_PATH) return null;
  return onPath(shellName);
}

/**
 * Path of the Chromium that opens the pages of a build.
 *
 * @throws {Error} where there is none, with exit code 2 for a command
 */
export function smokeBrowser() {
  const found = findShell() ?? findBrowser();
  if (found !== null) return found;
  const message =
    'No Chromium was found to smoke the build with. Install one (or name it in CHROMIUM_PATH), or publish with --no-smoke.';
  throw Object.assign(new Error(message), { exitCode: 2 });
}

function onPath(name) {
  const which = process.platform === 'win32' ? 'where' : 'which';
  const found = spawnSync(which, [name], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.split('\n')[0].trim() : null;
}
