import type { TokenAnswer } from '@jackfield/contract/api/session';
import { pino } from 'pino';
import { demoPassword } from '../seeds/demo-accounts.ts';
import type { LiveChannel } from '../src/areas/live/live-channel.ts';
import { MovableClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/database.ts';
import { type RunningServer, startServer } from '../src/start.ts';
import { type FreshDatabase, freshDatabase } from './harness.ts';

/** A fresh database: PostgreSQL where the tests have one, else the embedded one. */
export function freshAreasDatabase(): Promise<FreshDatabase> {
  return freshDatabase();
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
export async function startAreas(
  database: FreshDatabase,
  settings: Record<string, string> = {},
): Promise<AreasPortal> {
  const preset = { JACKFIELD_TEST: '1', DEMO: '1', PORT: '0', AUTH_CALLS_PER_MINUTE: '100000' };
  const env = { ...preset, ...settings };
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
