import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { findPostgres } from './postgres.mjs';

/**
 * On Debian and Ubuntu, as root, installs the browser and PostgreSQL that the tests need and do
 * not find. Elsewhere it does nothing: the test run says what it skipped and how to get it.
 */
export async function ensureSystemPackages() {
  const missing = [
    ...(findBrowser() ? [] : ['chromium']),
    ...(findPostgres() ? [] : ['postgresql']),
  ];
  const root = process.getuid?.() === 0;
  if (missing.length === 0 || !root || !has('apt-get')) return;
  console.log(`Installing ${missing.join(' and ')} (Debian packages) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  const result = spawnSync('apt-get', ['install', '-y', '-qq', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  if (result.status !== 0) console.log(`apt-get could not install ${missing.join(' and ')}.`);
}

function has(program) {
  return spawnSync('which', [program]).status === 0;
}
