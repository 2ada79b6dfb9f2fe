import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseChangedMethod } from '@jackfield/contract';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { demoPassword } from '../../seeds/demo-accounts.ts';
import { readConfig } from '../platform/config.ts';
import { startServer } from '../start.ts';
import { freePort } from '../../test/free-port.ts';
import { type FreshDatabase, freshDatabase } from '../../test/harness.ts';
import { connectClient } from '../../test/hub-fixture.ts';
import { releaseToken, remoteFiles, supportKey, tarballOf } from '../../test/release-fixture.ts';

const isPostgres = process.env.TEST_DATABASE_URL !== undefined;

/** Takes nothing of the host. */
const small = {
  shared: {},
  routes: ['/admin-settings/billing'],
};

const settings = { RELEASE_TOKEN: releaseToken, SUPPORT_KEY: supportKey };

/** A process of the whole server, as far as one test can tell processes apart. */
async function startPortal(database: FreshDatabase) {
  const env = { JACKFIELD_TEST: '1', DEMO: '1', PORT: '0', ...settings };
  const config = { ...readConfig(env), ...database };
  const server = await startServer({ config, env, log: pino({ level: 'silent' }), web: false });
  return {
    url: server.url,
    close: () => server.close(),
    async signIn(username: string): Promise<string> {
      const body = { grant_type: 'password', username, password: demoPassword, platform: 2 };
      const answer = await fetch(`${server.url}/api/connect/token`, {
        method: 'POST',
        headers: { 'x-jackfield': '1', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const tokens: { access_token: string } = await answer.json();
      return tokens.access_token;
    },
  };
}

const newDatabase = () => freshDatabase();

async function publish(url: string, version: string): Promise<number> {
  const answer = await fetch(`${url}/api/releases?dropRoutes=true`, {
    method: 'POST',
    headers: { 'content-type': 'application/gzip', 'x-release-token': releaseToken },
    body: new Uint8Array(await tarballOf(remoteFiles('billing', version, small))),
  });
  return answer.status;
}

async function promote(url: string, version: string): Promise<number> {
  const headers = { 'x-support-key': supportKey, 'content-type': 'application/json' };
  const path = `${url}/api/releases/direct/billing`;
  const pointer = await fetch(path, { headers });
  const answer = await fetch(`${path}/promote`, {
    method: 'POST',
    headers: { ...headers, 'if-match': pointer.headers.get('etag') ?? '"0"' },
    body: JSON.stringify({ remote: 'mfe-billing', version, audience: 'all', why: 'Test' }),
  });
  return answer.status;
}

async function listener(url: string, token: string) {
  const client = await connectClient(`${url}/hub`, token);
  const heard: unknown[] = [];
  client.connection.on(releaseChangedMethod, (change) => heard.push(change));
  return { heard, stop: () => client.connection.stop() };
}

it('every open browser hears which areas changed, of every account', async () => {
  const database = await newDatabase();
  const portal = await startPortal(database);
  const own = await listener(portal.url, await portal.signIn('renee@harbordental.com'));
  const other = await listener(portal.url, await portal.signIn('aisyah@rimbatrails.my'));
  expect(await publish(portal.url, 'v1')).toBe(201);
  expect(await promote(portal.url, 'v1')).toBe(200);
  const change = { variant: 'direct', areas: ['billing'] };
  await expect.poll(() => own.heard).toEqual([change]);
  await expect.poll(() => other.heard).toEqual([change]);
  await own.stop();
  await other.stop();
  await portal.close();
  await database.drop();
});

it.skipIf(!isPostgres)('browsers of other processes hear of a move, and get it there', async () => {
  const database = await newDatabase();
  const [one, two] = [await startPortal(database), await startPortal(database)];
  const away = await listener(two.url, await two.signIn('renee@harbordental.com'));
  expect(await publish(one.url, 'v1')).toBe(201);
  expect(await promote(one.url, 'v1')).toBe(200);
  await expect
    .poll(() => away.heard, { timeout: 15_000 })
    .toEqual([{ variant: 'direct', areas: ['billing'] }]);
  const asset = await fetch(`${two.url}/assets/mfe-billing/v1/remoteEntry.js`);
  expect(asset.status).toBe(200);
  await away.stop();
  await one.close();
  await two.close();
  await database.drop();
});

async function startProcess(dataDir: string, port: number) {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      ...settings,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PORT: `${port}`,
      DEMO: '',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // One that a failed test leaves would keep the whole run from its end.
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('is running') && resolve());
    child.on('close', () => reject(new Error('The portal ended.')));
  });
  const ended = new Promise((resolve) => child.on('close', resolve));
  return { url: `http://127.0.0.1:${port}`, child, ended };
}

it('kill -9 in the middle of an upload loses nothing live and leaves nothing behind', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jackfield-kill-'));
  const port = await freePort();
  const arriving = join(dataDir, 'releases', '.arriving');
  const first = await startProcess(dataDir, port);
  expect(await publish(first.url, 'before')).toBe(201);
  expect(await promote(first.url, 'before')).toBe(200);
  const tarball = await tarballOf(remoteFiles('billing', 'killed', small));
  const upload = request(`${first.url}/api/releases`, {
    method: 'POST',
    headers: {
      'content-type': 'application/gzip',
      'content-length': tarball.length,
      'x-release-token': releaseToken,
    },
  });
  upload.on('error', () => undefined);
  upload.write(tarball.subarray(0, tarball.length - 60));
  await expect.poll(() => existsSync(arriving) && readdirSync(arriving).length).toBe(1);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(readdirSync(arriving)).toHaveLength(1);

  const second = await startProcess(dataDir, port);
  expect(readdirSync(arriving)).toEqual([]);
  const headers = { 'x-support-key': supportKey };
  const pointer = await fetch(`${second.url}/api/releases/direct/billing`, { headers });
  expect(await pointer.json()).toMatchObject({ live: { version: 'before' } });
  const entry = await fetch(`${second.url}/assets/mfe-billing/before/remoteEntry.js`);
  expect(entry.status).toBe(200);
  expect((await fetch(`${second.url}/assets/mfe-billing/killed/first.js`)).status).toBe(404);
  expect(await publish(second.url, 'killed')).toBe(201);
  second.child.kill('SIGTERM');
  await second.ended;
  await rm(dataDir, { recursive: true });
}, 90_000);
