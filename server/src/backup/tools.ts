import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostgres } from '../../../scripts/lib/postgres.mjs';
import { ConfigError } from '../platform/config.ts';

/** A PostgreSQL as its programs are told of it. */
export interface Source {
  /** Address without the password, which others on the machine would read in the list of processes. */
  readonly address: string;
  readonly password: string;
}

/** Splits the address of a database; `name` is what the server knows the programs by. */
export function sourceOf(databaseUrl: string, name: string): Source {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  address.searchParams.set('application_name', name);
  return { address: address.href, password };
}

/**
 * Path of a program of PostgreSQL. Throws ConfigError where the machine has none.
 * @param version major version; the newest unless given
 */
export function postgresProgram(program: string, version?: number): string {
  const folder = findPostgres({ program, ...(version !== undefined && { version }) });
  if (folder !== null) return join(folder, program);
  const which = version === undefined ? '15 or newer' : version;
  throw new ConfigError(
    `${program} of PostgreSQL ${which} is not on this machine. PG_BIN names the folder of its programs.`,
  );
}

/** Starts a program of PostgreSQL; what it has to say goes to the operator. */
export function startProgram(
  program: string,
  args: readonly string[],
  { source, folder }: { readonly source?: Source; readonly folder: string },
): ChildProcess {
  return spawn(
    postgresProgram(program),
    [...args, ...(source ? ['--no-password', '-d', source.address] : [])],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(source?.password && { PGPASSWORD: source.password }) },
    },
  );
}

/** Runs a program of PostgreSQL to its end. Throws ConfigError where it fails. */
export async function runProgram(...given: Parameters<typeof startProgram>): Promise<void> {
  const [code] = await once(startProgram(...given), 'exit');
  if (code !== 0) throw new ConfigError(`${given[0]} did not succeed.`);
}

/**
 * Makes a folder that nobody else may read. PostgreSQL refuses root, so root's work goes on as the
 * user `postgres`, who gets the folder where it is new.
 */
export async function makeOwnFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return;
  const [uid = 0, gid = 0] = ['-u', '-g'].map((which) =>
    Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout),
  );
  if (uid === 0)
    throw new ConfigError('Run this as the user that PostgreSQL runs as, not as root.');
  if (made !== undefined) await chown(folder, uid, gid);
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
