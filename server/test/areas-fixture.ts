import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenAnswer } from '@jackfield/contract/api/session';
import { Client } from 'pg';
import { pino } from 'pino';
import { demoPassword } from '../seeds/demo-accounts.ts';
import type { LiveChannel } from '../src/areas/live/live-channel.ts';
import { MovableClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import { type RunningServer, startServer } from '../src/start.ts';

export interface TestDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  drop(): Promise<void>;
}

/** A fresh database, embedded or on the server of TEST_DATABASE_URL. */
export async function freshDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jackfield-areas-'));
  const server = process.env.TEST_DATABASE_URL;
  const remove = () => rm(dataDir, { recursive: true });
  if (server === undefined) return { dataDir, databaseUrl: undefined, drop: remove };
  const name = `areas_${newId().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new Client(server);
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async drop() {
      await run(`drop database ${name} with (force)`);
      await remove();
    },
  };
}

/** A listening portal with demo data. */
export interface AreasPortal {
  readonly server: RunningServer;
  readonly db: Database;
  readonly live: LiveChannel;
  readonly clock: MovableClock;
  readonly url: string;
  /** Signs a demo person in and answers the access token. */
  signIn(email: string): Promise<string>;
  get(path: string, token?: string): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
}

/** Starts the whole server without pages on a database that the caller made and drops. */
export async function startAreas(database: TestDatabase): Promise<AreasPortal> {
  const env = { JACKFIELD_TEST: '1', DEMO: '1', PORT: '0', AUTH_CALLS_PER_MINUTE: '100000' };
  const config = { ...readConfig(env), ...database };
  const server = await startServer({ config, env, log: pino({ level: 'silent' }), web: false });
  const { app, clock } = server;
  if (!(clock instanceof MovableClock)) throw new Error('Tests need a clock that moves.');
  return {
    server,
    db: server.db,
    live: server.live,
    clock,
    url: server.url,
    async signIn(email) {
      const body = { grant_type: 'password', username: email, password: demoPassword, platform: 2 };
      const answer = await app.inject({
        method: 'POST',
        url: '/api/connect/token',
        headers: { 'x-jackfield': '1' },
        payload: body,
      });
      if (answer.statusCode !== 200) throw new Error(`Sign-in of ${email} failed: ${answer.body}`);
      const tokens: TokenAnswer = answer.json();
      return tokens.access_token;
    },
    async get(path, token) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const answer = await app.inject({ method: 'GET', url: path, headers });
      return { status: answer.statusCode, body: answer.json() };
    },
    close: () => server.close(),
  };
}
