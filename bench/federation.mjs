/**
 * Federation tax (P1, P3, P5): the login page and the users listing, federated, against the same
 * pages built as one bundle, in one run: bytes of JavaScript, requests, paint, ready.
 *
 *   node bench/federation.mjs [runs] [fast|slow]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/lib/postgres.mjs';
import { demoAccounts, demoPassword } from '../server/seeds/demo-accounts.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { startServer } from '../server/src/start.ts';
import { buildAll } from '../shared/build/src/build-all.mjs';
import { buildOneBundle, oneBundleFolder, removeOneBundle } from './one-bundle/build.mjs';
import { measurePages } from './page-meter.mjs';

const require = createRequire(new URL('../server/package.json', import.meta.url));
const { pino } = require('pino');
const runs = Number(process.argv[2] ?? 5);
const profile = process.argv[3] ?? 'slow';
const folder = mkdtempSync(join(tmpdir(), 'jackfield-bench-'));

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

async function start(build, dataDir) {
  const port = await freePort();
  const env = {
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: `${port}`,
    DATA_DIR: dataDir,
    BUILD_FOLDER: build,
  };
  const server = await startServer({
    config: readConfig(env),
    env,
    log: pino({ level: 'silent' }),
  });
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

/** Signs in as the demo owner; answers the storage of the browser. */
async function signIn(origin) {
  const headers = { 'content-type': 'application/json', 'x-jackfield': '1', origin };
  const send = (path, body, cookie = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
    });
  const [owner] = demoAccounts;
  const token = await (
    await send('/api/connect/token', {
      grant_type: 'password',
      username: owner.email,
      password: demoPassword,
      platform: 1,
    })
  ).json();
  const bound = await send('/api/auth/set-auth', {
    auth: {
      accessToken: token.access_token,
      refreshToken: token.refresh_token,
      expirationDate: new Date(Date.now() + token.expires_in * 1000).toISOString(),
      authenticationType: token.authenticationType,
      isFairUsage: token.isFairUsage,
    },
  });
  const [pair] = bound.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .filter((line) => line.startsWith('__Host-'));
  const [name, value] = pair.split('=');
  return {
    cookies: [
      {
        name,
        value,
        domain: 'localhost',
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
      },
    ],
    origins: [],
  };
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
