import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { addTenantRoutes } from '../src/areas/tenant/routes.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { createDatabase } from '../src/platform/database.ts';
import { toApiError } from '../src/platform/http/error-reply.ts';
import { startTestServer, testSecrets } from './harness.ts';

it('without the database answers 503 and is not ready', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 });
  const db = createDatabase('postgres', pool);
  const app = await createApp({
    config: readConfig({}),
    db,
    clock: systemClock,
    secrets: testSecrets,
    log: pino({ level: 'silent' }),
    isStepUpDue: async () => false,
    guardKey: async () => false,
    authenticate: () => db.system(async () => null),
    areas: [addTenantRoutes],
  });
  const answer = await app.inject({ url: '/api/tenant' });
  expect([answer.statusCode, answer.json().responseCode]).toEqual([503, 'PROVIDERUNAVAILABLE']);
  expect(answer.headers['retry-after']).toBe('2');
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await app.close();
  await db.close();
});

it('a full disk refuses writes with 507 and goes on reading', async () => {
  let isFull = false;
  const server = await startTestServer({ isDiskFull: () => isFull });
  const owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
  const write = () =>
    server.call(owner, 'PUT', '/api/tenant', { body: { companyName: 'Bay' }, version: 1 });
  isFull = true;
  const refused = await write();
  expect([refused.status, refused.body.responseCode]).toEqual([507, 'STORAGEFULL']);
  expect((await server.call(owner, 'GET', '/api/tenant')).status).toBe(200);
  isFull = false;
  expect((await write()).status).toBe(200);
  await server.close();
});

it('a full disk still lets people sign in and delete, until the last room is gone', async () => {
  let isExhausted = false;
  const server = await startTestServer({
    isDiskFull: () => true,
    isDiskExhausted: () => isExhausted,
  });
  const owner = await server.makePerson(await server.makeTenant(), { isTenantOwner: true });
  const calls = async () => {
    const body = { grant_type: 'password', username: 'ana@example.com', password: 'Wrong-Word-47' };
    const signIn = await server.call(null, 'POST', '/api/connect/token', { body });
    const remove = await server.call(owner, 'DELETE', `/api/team/${crypto.randomUUID()}`);
    const add = await server.call(owner, 'POST', '/api/company', { body: {} });
    return [signIn.body.responseCode, remove.status, add.status];
  };
  expect(await calls()).toEqual(['INVALIDCREDENTIALS', 404, 507]);
  isExhausted = true;
  expect(await calls()).toEqual(['STORAGEFULL', 507, 507]);
  await server.close();
});

it('knows a full disk by every sign of it', () => {
  const coded = (code: string) => Object.assign(new Error('failed'), { code });
  for (const error of [
    coded('53100'),
    coded('ENOSPC'),
    new Error('could not write to file "pg_wal/xlogtemp.42": No space left on device'),
  ]) {
    expect(toApiError(error).code).toBe('STORAGEFULL');
  }
});

it('SIGTERM ends the process with nothing left behind', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jackfield-drain-'));
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent' },
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += String(chunk);
    });
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('is running')) resolve();
    });
    child.on('close', () => reject(new Error(errors)));
  });
  expect(existsSync(join(dataDir, 'pglite.lock'))).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(existsSync(join(dataDir, 'pglite.lock'))).toBe(false);
  await rm(dataDir, { recursive: true });
}, 60_000);
