/**
 * Federation tax (P1, P3, P5): the login page and the users listing, federated, against the same
 * pages built as one bundle, in one run: bytes of JavaScript, requests, paint, ready.
 *
 *   node bench/federation.mjs [runs] [fast|slow]
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { buildOneBundle, oneBundleFolder, removeOneBundle } from './one-bundle/build.mjs';
import { measurePages } from './page-meter.mjs';
import { makeFolder, startPortal } from './lib/portal.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';

const runs = Number(process.argv[2] ?? 5);
const profile = process.argv[3] ?? 'slow';
const folder = makeFolder();

try {
  if ((await buildAll()) !== 0) throw new Error('The build failed.');
  await buildOneBundle();
  const federated = await start('dist', join(folder, 'data-a'));
  const one = await start(oneBundleFolder, join(folder, 'data-b'));
  const pages = [];
  for (const [name, server, block] of [
    ['federated', federated],
    // The registry still names the remotes, of which the bundle needs nothing.
    ['one bundle', one, /\/assets\/mfe-/],
  ]) {
    pages.push({
      name: `login, ${name}`,
      url: `${server.url}/auth/login`,
      ready: 'input[type=password]',
      block,
    });
    pages.push({
      name: `users, ${name}`,
      url: `${server.url}/admin-settings/users/listing`,
      ready: 'main a[href*="/users/edit/"]',
      state: await signIn(server.url),
      block,
    });
  }
  const measured = await measurePages(pages, { runs, profile });
  report(measured);
  await Promise.all([federated.close(), one.close()]);
} finally {
  removeOneBundle();
  rmSync(folder, { recursive: true, force: true });
}

function start(build, dataDir) {
  return startPortal({ DEMO: '1', DATA_DIR: dataDir, BUILD_FOLDER: build });
}

function report(measured) {
  const format = (value) => (Number.isNaN(value) ? '-' : value.toFixed(0));
  console.log(`\n${profile} line, medians of ${runs}`);
  console.log('| page | JS, brotli KB | requests | first paint ms | largest paint ms | ready ms |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const [name, row] of measured) {
    console.log(
      `| ${name} | ${format(row.jsKb)} | ${row.requests} | ${format(row.paint)} | ${format(row.lcp)} | ${format(row.ready)} |`,
    );
  }
  for (const page of ['login', 'users']) {
    const a = measured.get(`${page}, federated`);
    const b = measured.get(`${page}, one bundle`);
    const ratio = (key) => (a[key] / b[key]).toFixed(2);
    console.log(
      `${page}: bytes ${ratio('jsKb')}x, requests ${ratio('requests')}x, paint ${ratio('paint')}x, ready ${ratio('ready')}x`,
    );
  }
}
