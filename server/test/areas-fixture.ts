import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenAnswer } from '@jackfield/contract/api/session';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { demoPassword } from '../seeds/demo-accounts.ts';
import { seedDemo } from '../seeds/seed-demo.ts';
import { createApp } from '../src/app.ts';
import { addBillingRoutes } from '../src/areas/billing/routes.ts';
import { addCompanyRoutes } from '../src/areas/company/routes.ts';
import { addComplianceRoutes } from '../src/areas/compliance/routes.ts';
import type { LiveChannel } from '../src/areas/live/live-channel.ts';
import { liveArea } from '../src/areas/live/register.ts';
import { readSessionConfig } from '../src/areas/session/config.ts';
import { createAuth } from '../src/areas/session/register.ts';
import { verifyHubToken } from '../src/areas/session/verify-tokens.ts';
import { addTeamRoutes } from '../src/areas/team/routes.ts';
import { MovableClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database.ts';
import { newId } from '../src/platform/ids.ts';
import { openDatabase } from '../src/platform/open-database.ts';

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
    const client = new pg.Client(server);
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

/** A listening portal with demo data and the routes of the areas. */
export interface AreasPortal {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly live: LiveChannel;
  readonly clock: MovableClock;
  readonly url: string;
  /** Signs a demo person in and answers the access token. */
  signIn(email: string): Promise<string>;
  get(path: string, token?: string): Promise<{ status: number; body: unknown }>;
  close(): Promise<void>;
}

/** Starts a portal on a database that the caller made and drops. */
export async function startAreas(database: TestDatabase): Promise<AreasPortal> {
  const env = { JACKFIELD_TEST: '1', PORT: '8080', AUTH_CALLS_PER_MINUTE: '100000' };
  const config = readConfig(env);
  const clock = new MovableClock();
  const db = await openDatabase(database);
  await seedDemo(db, { now: clock.now() });
  const auth = await createAuth({ config, db, clock }, readSessionConfig(env));
  let live: LiveChannel | undefined;
  const openLive = liveArea({ verifyToken: (token) => verifyHubToken(auth.services, token) });
  const app = await createApp({
    config,
    db,
    clock,
    log: pino({ level: 'silent' }),
    authenticate: auth.authenticate,
    areas: [
      auth.register,
      addBillingRoutes,
      addCompanyRoutes,
      addComplianceRoutes,
      addTeamRoutes,
      async (area) => {
        live = await openLive(area);
      },
    ],
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  if (!live) throw new Error('The live area did not start.');
  return {
    app,
    db,
    live,
    clock,
    url,
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
    async close() {
      await app.close();
      await db.close();
    },
  };
}
