import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, chmod, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { listening } from './listening.ts';

/** Whether this machine has PgBouncer. */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

/** A PgBouncer of a test in front of every database of a server. */
export interface PgBouncer {
  /** Address of the same database by way of it. */
  addressOf(databaseUrl: string): string;
  close(): Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode: hundreds of clients, each of whose transactions gets one of
 * `connections` to the server, with whatever the one before left there.
 */
export async function startPgBouncer(server: string, connections: number): Promise<PgBouncer> {
  const { hostname, port: serverPort, username } = new URL(server);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'jackfield-pgbouncer-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'max_client_conn = 500',
    `default_pool_size = ${connections}`,
  ];
  await writeFile(file, settings.join('\n'));
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['--user', 'postgres'] : [];
  const bouncer = spawn('pgbouncer', ['--quiet', ...user, file], { stdio: 'ignore' });
  await listening(bouncer, port);
  return {
    addressOf: (databaseUrl) =>
      Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${port}` }).href,
    async close() {
      const ended = once(bouncer, 'exit');
      bouncer.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
