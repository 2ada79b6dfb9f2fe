import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../platform/config.ts';
import {
  type Base,
  basesOf,
  bytesOf,
  copyNew,
  firstSegment,
  type Manifest,
  manifestFile,
  pruneBases,
  readBases,
  walOf,
} from './folder.ts';
import { runProgram, sourceOf, startProgram } from './tools.ts';

/** By this name the server keeps what was not streamed yet, and can be told to wait for it. */
const follower = 'jackfield_backup';
const day = 86_400_000;
/** Milliseconds between two looks for new files. */
const lookAgain = 60_000;

/** What is backed up, and where to. */
export interface BackupTask {
  /** The database past a pooler, by a role that may replicate. */
  readonly databaseUrl: string;
  /** Folders of files beside the database, by the name that they have in the backup. */
  readonly folders: Readonly<Record<string, string>>;
  /** Folder of the backups. */
  readonly to: string;
  /** Days back to which a restore stays possible. */
  readonly keepDays: number;
  say(line: string): void;
}

/** Takes a backup and removes those that are too old. Throws ConfigError where it cannot. */
export async function backUp(task: BackupTask): Promise<void> {
  const before = (await readBases(task.to)).at(-1);
  const path = join(basesOf(task.to), new Date().toISOString().replaceAll(/[:.]/g, '-'));
  await mkdir(path, { recursive: true });
  const start = performance.now();
  try {
    const database = join(path, 'database');
    const source = sourceOf(task.databaseUrl, follower);
    const how = ['-D', database, '--checkpoint=fast', '--wal-method=stream'];
    await runProgram('pg_basebackup', how, { source, folder: path });
    await runProgram('pg_verifybackup', ['--quiet', database], { folder: path });
    await copyFolders(task, { path }, before);
    const manifest = await describe(task, path);
    await writeFile(join(path, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    const sizes = Object.entries(manifest.bytes).map(([name, bytes]) => `${name} ${inMb(bytes)}`);
    task.say(`${path}: ${sizes.join(', ')}, checked, ${secondsSince(start)}.`);
  } catch (error) {
    await rm(path, { recursive: true });
    throw error;
  }
  await prune(task);
}

/**
 * Keeps a backup up to date until `signal` ends it: takes one where the newest is a day old, and
 * has the server stream every change from then on, and each minute the files that are new.
 * Throws ConfigError where it cannot.
 */
export async function follow(task: BackupTask, signal: AbortSignal): Promise<void> {
  const source = sourceOf(task.databaseUrl, follower);
  const folder = walOf(task.to);
  await mkdir(folder, { recursive: true });
  const slot = ['--slot', follower];
  const make = [...slot, '--create-slot', '--if-not-exists'];
  await runProgram('pg_receivewal', make, { source, folder });
  const how = ['-D', folder, '--synchronous', ...slot];
  const receiver = startProgram('pg_receivewal', how, { source, folder });
  const ended = once(receiver, 'exit').then(() => true);
  try {
    let isNew = true;
    while (!signal.aborted) {
      const newest = (await readBases(task.to)).at(-1);
      const isDue = newest === undefined || Date.now() - Date.parse(newest.manifest.endedAt) > day;
      if (isDue) await backUp(task);
      else await copyFolders(task, newest);
      if (isNew) task.say('Follows. Ctrl+C or SIGTERM ends it.');
      isNew = false;
      const next = wait(lookAgain, false, { signal, ref: false }).catch(() => false);
      if (await Promise.race([ended, next])) throw new ConfigError('pg_receivewal has ended.');
    }
  } finally {
    receiver.kill('SIGINT');
    await ended;
  }
}

async function copyFolders(
  { folders }: BackupTask,
  { path }: Pick<Base, 'path'>,
  before?: Base,
): Promise<void> {
  for (const [name, from] of Object.entries(folders)) {
    await copyNew(from, join(path, name), before ? join(before.path, name) : null);
  }
}

async function describe({ databaseUrl, folders }: BackupTask, path: string): Promise<Manifest> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<
      Omit<Manifest, 'version' | 'bytes' | 'endedAt'> & { at: Date }
    >(
      `select clock_timestamp() as at, current_setting('server_version') as postgres,
         current_database() as database, current_user as user,
         (select max(name) from schema_migration) as migration`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('The database did not say what it is.');
    const bytes: Record<string, number> = {};
    for (const name of ['database', ...Object.keys(folders)]) {
      bytes[name] = await bytesOf(join(path, name));
    }
    const { at, ...found } = row;
    return { version: await productVersion(), ...found, endedAt: at.toISOString(), bytes };
  } finally {
    await client.end();
  }
}

async function productVersion(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return JSON.parse(text).version;
}

/** Removes what no restore needs that may still be asked for. */
async function prune({ to, keepDays }: BackupTask): Promise<void> {
  const first = await pruneBases(to, new Date(Date.now() - keepDays * day));
  if (first === undefined) return;
  const folder = walOf(to);
  await mkdir(folder, { recursive: true });
  await runProgram('pg_archivecleanup', [folder, await firstSegment(first)], { folder });
}

const inMb = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;

/** Time since a moment of `performance.now()`, for people. */
export const secondsSince = (start: number) =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`;
