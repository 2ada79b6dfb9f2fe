import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../platform/config.ts';
import { secondsSince } from './backup.ts';
import { type Base, manifestFile, readBases, walOf } from './folder.ts';
import { postgresProgram } from './tools.ts';

/** What is restored, and where to. */
interface RestoreTask {
  /** Folder of the backups. */
  readonly from: string;
  /** Folder that is new or empty. */
  readonly to: string;
  /** ISO time with a zone up to which changes are taken over; all of them without it. */
  readonly at: string | undefined;
  say(line: string): void;
}

/** What PostgreSQL answers, or its socket, before it is open. */
const notOpenYet = new Set(['ENOENT', 'ECONNREFUSED', '57P03']);
/** Milliseconds between two tries to get in. */
const again = 100;
/** Characters of the log that an operator is shown of a restore that failed. */
const shownLog = 2000;

/**
 * Restores the database and the files beside it into a new folder, opens the database there once,
 * where nobody else gets in, and says how long it took and what the last change in it is. A failed
 * restore leaves nothing behind. Throws ConfigError where it cannot.
 */
export async function restore(task: RestoreTask): Promise<void> {
  const { from, to, at, say } = task;
  const bases = await readBases(from);
  const base = bases.findLast(
    ({ manifest }) => at === undefined || Date.parse(manifest.endedAt) <= Date.parse(at),
  );
  if (base === undefined) {
    const [oldest] = bases;
    throw new ConfigError(
      oldest === undefined
        ? `There is no backup in ${from}.`
        : `The oldest backup is of ${oldest.manifest.endedAt}; no earlier time can be had.`,
    );
  }
  if ((await readdir(to)).length > 0) throw new ConfigError(`${to} is not empty.`);
  try {
    const start = performance.now();
    await cp(base.path, to, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => path !== join(base.path, manifestFile),
    });
    say(`Copied ${base.path}: ${secondsSince(start)}.`);
    const opening = performance.now();
    const found = await openOnce(task, base);
    say(`Changes since: ${secondsSince(opening)}.`);
    say(`Opened: ${found.accounts} accounts, ${found.migration}.`);
    say(lossOf(new Date(found.last ?? base.manifest.endedAt), at));
    say(`Restored in ${secondsSince(start)}: ${to}`);
  } catch (error) {
    for (const name of await readdir(to)) await rm(join(to, name), { recursive: true });
    throw error;
  }
}

/** What is not there, in words for the operator. */
function lossOf(last: Date, at: string | undefined): string {
  const change = `The last change is of ${last.toISOString()}`;
  if (at === undefined) return `${change}. Lost is what was written after it.`;
  const gap = (Date.parse(at) - last.getTime()) / 1000;
  return `${change}, ${gap.toFixed(3)} s before the time asked for. Nothing was written in between.`;
}

interface Found {
  /** Time of the last change that was taken over; null without any after the backup. */
  readonly last: string | null;
  readonly accounts: number;
  readonly migration: string;
}

/** Has PostgreSQL take over the changes up to the time, and looks what it then has. */
async function openOnce({ from, to, at }: RestoreTask, base: Base): Promise<Found> {
  const data = join(to, 'database');
  // TMPDIR may be root's, who this no longer is.
  const socket = await mkdtemp('/tmp/jackfield-restore-');
  await writeFile(join(data, 'recovery.signal'), '');
  const access = join(socket, 'pg_hba.conf');
  await writeFile(access, 'local all all trust\n');
  // Settings of the lost server may lie elsewhere, or be made for it alone.
  const settings: Readonly<Record<string, string>> = {
    config_file: '/dev/null',
    hba_file: access,
    listen_addresses: '',
    unix_socket_directories: socket,
    logging_collector: 'off',
    ssl: 'off',
    hot_standby: 'off',
    archive_mode: 'off',
    synchronous_standby_names: '',
    restore_command: restoreCommand(walOf(from)),
    recovery_target_action: 'promote',
    // PostgreSQL knows no names of zones yet when it reads this.
    ...(at !== undefined && { recovery_target_time: at.replace(/Z$/, '+00:00') }),
  };
  const version = Number.parseInt(base.manifest.postgres, 10);
  const server = spawn(
    postgresProgram('postgres', version),
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { cwd: socket, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } },
  );
  const ended = once(server, 'close').then(() => null);
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = `${log}${text}`.slice(-shownLog);
  });
  try {
    const { database, user } = base.manifest;
    const client = await connected(ended, { host: socket, database, user });
    if (client === null) throw new ConfigError(whyNot(log, at));
    try {
      const { rows } = await client.query<Found>(
        `select to_json(pg_last_xact_replay_timestamp()) #>> '{}' as last,
           (select count(*) from tenant) as accounts,
           (select max(name) from schema_migration) as migration`,
      );
      return rows[0]!;
    } finally {
      await client.end();
    }
  } finally {
    server.kill('SIGINT');
    await ended;
    await rm(socket, { recursive: true });
  }
}

/** Fetches a file of changes, also the last one, which was still being written. */
function restoreCommand(folder: string): string {
  const path = folder.replaceAll('%', '%%').replaceAll("'", `'\\''`);
  const fetch = (name: string) => `cp '${path}/${name}' "%p" 2>/dev/null`;
  return `${fetch('%f')} || ${fetch('%f.partial')}`;
}

/** A connection to a PostgreSQL that is starting, however long that takes; null where it `ended`. */
async function connected(ended: Promise<null>, to: pg.ClientConfig): Promise<pg.Client | null> {
  for (;;) {
    const client = new pg.Client(to);
    try {
      await client.connect();
      return client;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!notOpenYet.has(code)) throw error;
    }
    const isOver = await Promise.race([ended, wait(again, false)]);
    if (isOver === null) return null;
  }
}

function whyNot(log: string, at: string | undefined): string {
  if (at !== undefined && log.includes('recovery ended before configured recovery target')) {
    const [, last] = /last completed transaction was at log time (.+)/.exec(log) ?? [];
    return `The last change that was backed up is${last ? ` of ${last},` : ''} before ${at}. Leave --at out to have all there is.`;
  }
  return `PostgreSQL did not open what was restored:\n${log}`;
}
