import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/free-port.ts';
import { type FreshDatabase, freshDatabase } from '../../../test/harness.ts';

/** A file on a disk without any space: every write answers ENOSPC. */
const fullDevice = '/dev/full';

describe.skipIf(!existsSync(fullDevice))('a log that cannot be written', () => {
  let database: FreshDatabase;
  let server: ChildProcess;
  let url: string;

  const ask = async (path: string): Promise<number> => {
    const answer = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(5000) });
    await answer.arrayBuffer();
    return answer.status;
  };

  beforeEach(async () => {
    database = await freshDatabase('pglite');
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const full = openSync(fullDevice, 'w');
    const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...env } = process.env;
    server = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: new URL('../../../../', import.meta.url),
      env: { ...env, DATA_DIR: database.dataDir, PORT: String(port), LOG_LEVEL: 'info' },
      stdio: ['ignore', full, 'inherit'],
    });
    closeSync(full);
  });
  afterEach(async () => {
    if (server.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    await database.drop();
  });

  it('leaves the process answering, and lets it end', async () => {
    const answers = () => ask('/healthz').catch(() => 0);
    await expect.poll(answers, { timeout: 60_000, interval: 200 }).toBe(200);
    for (let at = 0; at < 20; at += 1) expect(await ask('/api/tenant')).toBe(401);
    expect(await ask('/healthz')).toBe(200);
    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    expect(code).toBe(0);
  }, 90_000);
});
