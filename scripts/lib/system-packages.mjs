import { spawnSync } from 'node:child_process';
import { findBrowser, findShell, shellName } from './browser.mjs';
import { findPostgres } from './postgres.mjs';

/**
 * On Debian and Ubuntu, as root, installs the browsers, PostgreSQL, PgBouncer, HAProxy and coturn that the tests
 * need and do not find. Elsewhere it does nothing: the test run says what it skipped and how to get it.
 */
export async function ensureSystemPackages() {
  const missing = [
    ...(findBrowser() ? [] : ['chromium']),
    ...(findShell() || process.env.CHROMIUM_PATH ? [] : [shellName]),
    ...(findPostgres() ? [] : ['postgresql']),
    ...(has('turnserver') ? [] : ['coturn']),
    ...(has('pgbouncer') ? [] : ['pgbouncer']),
    ...(has('haproxy') ? [] : ['haproxy']),
  ];
  if (missing.length > 0 && canInstall()) installPackages(missing);
}

/** Whether Debian packages can be installed here. */
export function canInstall() {
  return process.getuid?.() === 0 && has('apt-get');
}

/** Brings the lists of packages up to date and installs these, as far as they are to be had. */
export function installPackages(names) {
  console.log(`Installing ${names.join(' and ')} (Debian packages) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  // One at a time: not every release of Debian and Ubuntu has them all.
  for (const name of names) {
    const stdio = ['ignore', 'ignore', 'inherit'];
    const result = spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio, env });
    if (result.status !== 0) console.log(`apt-get could not install ${name}.`);
  }
}

/** Whether the path has this program. */
export function has(program) {
  return spawnSync('which', [program]).status === 0;
}
