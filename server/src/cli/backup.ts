import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { backUp, follow } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { makeOwnFolder } from '../backup/tools.ts';
import { ConfigError, type ServerConfig } from '../platform/config.ts';
import { readReleaseConfig } from '../releases/config.ts';
import { readS3Config } from '../storage/config.ts';
import type { Command } from './commands.ts';

const say = (line: string) => console.log(line);

/** Folders of files that the database tells of. */
function foldersOf(config: ServerConfig): Readonly<Record<string, string>> {
  const releases = readReleaseConfig(process.env, config).folder;
  if (readS3Config(process.env) === null) return { files: join(config.dataDir, 'files'), releases };
  say('Private files lie in a bucket, which keeps its own versions.');
  return { releases };
}

/** Folder that a word names; throws ConfigError without one. */
function folderOf(name: string, given: string | undefined): string {
  if (given === undefined || given === '') throw new ConfigError(`${name} must name a folder.`);
  return resolve(given);
}

const backup: Command = {
  summary: 'backs up PostgreSQL and files: --to FOLDER [--follow] [--keep 7]',
  async run(config, words) {
    const { values } = parseArgs({
      args: [...words],
      options: {
        to: { type: 'string' },
        follow: { type: 'boolean', default: false },
        keep: { type: 'string', default: '7' },
      },
    });
    const to = folderOf('--to', values.to);
    if (!/^\d{1,4}$/.test(values.keep)) throw new ConfigError('--keep must be a number of days.');
    const databaseUrl = config.directUrl ?? config.databaseUrl;
    if (databaseUrl === undefined) {
      throw new ConfigError(
        'DATABASE_URL names no PostgreSQL. The embedded database is copied with DATA_DIR while the portal is stopped.',
      );
    }
    const task = {
      databaseUrl,
      folders: foldersOf(config),
      to,
      keepDays: Number(values.keep),
      say,
    };
    await makeOwnFolder(to);
    if (!values.follow) return backUp(task);
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => stop.abort());
    }
    return follow(task, stop.signal);
  },
};

const restoreCommand: Command = {
  summary:
    'restores a backup into a new folder: --from FOLDER --to NEW [--at 2026-11-30T14:05:00Z]',
  async run(_config, words) {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...words], options: { from: text, to: text, at: text } });
    if (values.at !== undefined && !v.is(v.pipe(v.string(), v.isoTimestamp()), values.at)) {
      throw new ConfigError('--at must be a time with its zone, such as 2026-11-30T14:05:00Z.');
    }
    const to = folderOf('--to', values.to);
    await makeOwnFolder(to);
    await restore({ from: folderOf('--from', values.from), to, at: values.at, say });
  },
};

/** Backup and restore (docs/operating.md). */
export const backupCommands: Readonly<Record<string, Command>> = {
  backup,
  restore: restoreCommand,
};
