import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';
import { supportKey } from '../usage-records.ts';

/** Settings of portals on which a day is played, within seconds and by few sessions. */
export const daySettings = (
  on: { dataDir: string; databaseUrl?: string | undefined; directUrl?: string | undefined },
  origin: string,
): Record<string, string> => ({
  NODE_ENV: 'production',
  DATA_DIR: on.dataDir,
  DATABASE_URL: on.databaseUrl ?? '',
  ...(on.directUrl !== undefined && { DATABASE_DIRECT_URL: on.directUrl }),
  PUBLIC_URL: origin,
  SUPPORT_KEY: supportKey,
  AUTH_CALLS_PER_MINUTE: '100000',
  CALLS_PER_ADDRESS: '0',
  CALLS_PER_USER: '0',
  CALLS_PER_TENANT: '0',
});

/** A process of the whole portal. */
export interface Portal {
  readonly url: string;
  readonly pid: number;
  /** Ends it as a failure does, at once. */
  kill(): Promise<void>;
  /** Ends it as an operator does: what runs is finished; answers the exit code. */
  end(): Promise<number | null>;
}

const own = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const isUp = async (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Starts a process of the portal, and waits until it takes requests.
 *
 * @param env its settings, as docs/operating.md has them; `PORT` is a free one unless given
 * @param main the portal's main file, for one of another version
 */
export async function startPortal(env: Record<string, string>, main = own): Promise<Portal> {
  const port = env['PORT'] ?? `${await freePort()}`;
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`The portal ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async end() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
}
