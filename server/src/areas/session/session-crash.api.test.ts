import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TokenAnswer } from '@jackfield/contract/api/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seeds/demo-accounts.ts';
import { freePort } from '../../../test/free-port.ts';
import { type FreshDatabase, freshDatabase, bothDatabases } from '../../../test/harness.ts';

const email = 'renee@harbordental.com';

/** The server as a process of its own, so that it can be killed. */
async function start(database: FreshDatabase, port: number): Promise<ChildProcess> {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...env } = process.env;
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: new URL('../../../../', import.meta.url),
    env: {
      ...env,
      NODE_ENV: 'development',
      DATA_DIR: database.dataDir,
      ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
      ...(database.directUrl && { DATABASE_DIRECT_URL: database.directUrl }),
      DEMO: '1',
      JACKFIELD_TEST: '1',
      AUTH_CALLS_PER_MINUTE: '1000',
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of server.stdout) {
    if (String(chunk).includes('is running at')) return server;
  }
  throw new Error('The server did not start.');
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
}

describe.each(bothDatabases)('kill -9 on %s', (kind) => {
  let database: FreshDatabase;
  let server: ChildProcess;
  let port: number;
  beforeEach(async () => {
    database = await freshDatabase(kind);
    port = await freePort();
    server = await start(database, port);
  });
  afterEach(async () => {
    await kill(server);
    await database.drop();
  });

  async function post(path: string, body: object) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-jackfield': '1' },
      body: JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  }
  const tokensOf = (text: string): TokenAnswer => JSON.parse(text);
  const refresh = (token: string) =>
    post('/api/connect/token', { grant_type: 'refresh_token', refresh_token: token });
  const advance = (milliseconds: number) => post('/__test/clock', { advance: milliseconds });

  it('a session goes on after the server was killed, and an old refresh token is still reuse', async () => {
    const body = { grant_type: 'password', username: email, password: demoPassword };
    const other = tokensOf((await post('/api/connect/token', body)).text);
    const first = tokensOf((await post('/api/connect/token', body)).text);
    const second = await refresh(first.refresh_token);
    expect(second.status).toBe(200);

    await kill(server);
    server = await start(database, port);
    expect((await refresh(other.refresh_token)).status).toBe(200);
    await advance(11_000);
    expect((await refresh(first.refresh_token)).status).toBe(401);
    await kill(server);
    server = await start(database, port);
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await refresh(tokensOf(second.text).refresh_token)).status).toBe(401);
  });
});
