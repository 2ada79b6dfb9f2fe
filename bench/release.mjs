/**
 * Steps of a release, as a team takes them at the command line, and how soon an open browser's
 * channel hears of it. The portal starts with another version of the area than the one built.
 *
 *   node bench/release.mjs
 */
import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/toolchain.mjs';
import { demoAccounts } from '../server/seeds/demo-accounts.ts';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { report } from './lib/bench.mjs';
import { channelOf, makeFolder, startPortal, tenantOf, tokenOf } from './lib/portal.mjs';

const secrets = {
  RELEASE_TOKEN: 'token-of-the-benchmark',
  SUPPORT_KEY: 'support-key-of-the-benchmark',
};
const buildFolder = 'dist-release-bench';
const folder = makeFolder();
const packages = ['host', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))];

try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  for (const name of packages) {
    cpSync(join(root, name, 'dist'), join(root, name, buildFolder), { recursive: true });
  }
  makeOlder(join(root, 'mfe-billing', buildFolder, 'remote.json'));
  await measure();
} finally {
  for (const name of packages)
    rmSync(join(root, name, buildFolder), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

function makeOlder(file) {
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, version: 'before' }));
}

async function measure() {
  const server = await startPortal({
    DEMO: '1',
    DATA_DIR: join(folder, 'data'),
    BUILD_FOLDER: buildFolder,
    ...secrets,
  });
  const { url } = server;
  const token = await tokenOf(url, demoAccounts[0].email);
  const browser = await listen(url, token);
  const why = ['--why', 'benchmark'];
  const rows = [
    ['publish', await step(url, ['publish'])],
    [
      'promote to one tenant',
      await step(url, ['promote', '--tenant', tenantOf(token), ...why], browser),
    ],
    ['promote to all', await step(url, ['promote', ...why], browser)],
    ['roll back', await step(url, ['rollback', ...why], browser)],
  ];
  await browser.stop();
  await server.close();
  const seconds = (time) => (time === undefined ? '-' : `${time.toFixed(1)} s`);
  report({
    steps: rows.map(([name, { took, heard }]) => ({
      step: name,
      command: seconds(took),
      'heard by an open browser, since its start': seconds(heard),
    })),
  });
}

/** Runs one command; answers seconds until it ended and until the browser heard of it. */
async function step(url, args, browser) {
  const started = performance.now();
  const since = () => (performance.now() - started) / 1000;
  const heard = browser?.next().then(since);
  const child = spawn(process.execPath, ['scripts/release.mjs', 'billing', ...args], {
    cwd: root,
    env: { ...process.env, ...secrets, PORTAL_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => {
    child.on('exit', resolve);
  });
  if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}`);
  const took = since();
  return { took, heard: await heard };
}

/** An open browser's channel; `next` resolves when it is told of the next release. */
async function listen(url, token) {
  const connection = channelOf(url, token);
  let tell = () => {};
  connection.on('ReleaseChanged', () => tell());
  await connection.start();
  return {
    next: () =>
      new Promise((resolve) => {
        tell = resolve;
      }),
    stop: () => connection.stop(),
  };
}
