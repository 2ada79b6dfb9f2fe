/** What several benchmarks share: a portal to measure, and people who sign in to it. */
import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/postgres.mjs';
import { demoPassword } from '../../server/seeds/demo-accounts.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { startServer } from '../../server/src/start.ts';

const require = createRequire(new URL('../../server/package.json', import.meta.url));
const { pino } = require('pino');

/** A folder for the data of a run, which the benchmark removes at its end. */
export const makeFolder = () => mkdtempSync(join(tmpdir(), 'jackfield-bench-'));

/** Starts a portal on a free port, with this environment; without a database URL, embedded. */
export async function startPortal(environment, { databaseUrl, web = true } = {}) {
  const port = await freePort();
  const env = { NODE_ENV: 'production', PORT: `${port}`, ...environment };
  const config = { ...readConfig(env), ...(databaseUrl && { databaseUrl }) };
  const server = await startServer({ config, env, log: pino({ level: 'silent' }), web });
  return { port, url: `http://localhost:${port}`, db: server.db, close: () => server.close() };
}

/** Access token of a person with the password of the demo. */
export async function tokenOf(url, username) {
  const answer = await fetch(`${url}/api/connect/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-jackfield': '1', origin: url },
    body: JSON.stringify({ grant_type: 'password', username, password: demoPassword, platform: 2 }),
  });
  return (await answer.json()).access_token;
}

/** The median. */
export const middle = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
