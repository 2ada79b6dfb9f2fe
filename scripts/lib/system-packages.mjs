import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { findPostgres } from './postgres.mjs';

/**
 * On Debian and Ubuntu, as root, installs the browser and PostgreSQL that the tests need and do
 * not find. Elsewhere it does nothing: the test run says what it skipped and how to get it.
 */
export async function ensureSystemPackages() {
  const missing = [
    ...(findBrowser() ? [] : ['chromium-headless-shell']),
    ...(findPostgres() ? [] : ['postgresql']),
  ];
  const root = process.getuid?.() === 0;
  if (missing.length === 0 || !root || !has('apt-get')) return;
  console.log(`Installing ${missing.join(' and ')} (Debian packages) ...`);
  aptGet('update');
  for (const name of missing) {
    // Where a release has no package of the browser without windows, the whole browser serves.
    const isThere =
      aptGet('install', '-y', name) ||
      (name !== 'postgresql' && aptGet('install', '-y', 'chromium'));
    if (!isThere) console.log(`apt-get could not install ${name}.`);
  }
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: 'ignore', env }).status === 0;
}

function has(program) {
  return spawnSync('which', [program]).status === 0;
}
