import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';

const manifestSchema = v.object({
  /** Version of the product. */
  version: v.string(),
  /** Version of the server, such as 15.10. */
  postgres: v.string(),
  /** Newest migration of the database. */
  migration: v.string(),
  /** Database and role that the backup was taken by. */
  database: v.string(),
  user: v.string(),
  /** When it was whole, by the clock of the database: a restore to any later time begins with it. */
  endedAt: v.string(),
  /** Bytes by folder. */
  bytes: v.record(v.string(), v.number()),
});

/** What a backup says of itself, in `backup.json`. */
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** A whole backup; everything that was written after it lies in `wal` of the folder. */
export interface Base {
  readonly path: string;
  readonly manifest: Manifest;
}

/** Name of the file that a backup has once it is whole. */
export const manifestFile = 'backup.json';
/** Folder of what the server streams. */
export const walOf = (folder: string) => join(folder, 'wal');
/** Folder of the backups, each named by its time. */
export const basesOf = (folder: string) => join(folder, 'base');

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).then(
    (names) => names.sort(),
    () => [],
  );

/** Whole backups of a folder, the oldest first. */
export async function readBases(folder: string): Promise<Base[]> {
  const bases: Base[] = [];
  for (const name of await namesIn(basesOf(folder))) {
    const path = join(basesOf(folder), name);
    const text = await readFile(join(path, manifestFile), 'utf8').catch(() => null);
    if (text !== null) bases.push({ path, manifest: v.parse(manifestSchema, JSON.parse(text)) });
  }
  return bases;
}

/**
 * Removes backups that no restore to a time from `since` on begins with.
 * @returns the oldest that stays
 */
export async function pruneBases(folder: string, since: Date): Promise<Base | undefined> {
  const bases = await readBases(folder);
  const first = bases.findLast(({ manifest }) => new Date(manifest.endedAt) <= since) ?? bases[0];
  if (first === undefined) return undefined;
  for (const name of await namesIn(basesOf(folder))) {
    const path = join(basesOf(folder), name);
    // Names are times, so this takes what was left half made before it too.
    if (path < first.path) await rm(path, { recursive: true });
  }
  return first;
}

/** Name of the first file of streamed changes that a backup needs. */
export async function firstSegment(base: Base): Promise<string> {
  const label = await readFile(join(base.path, 'database', 'backup_label'), 'utf8');
  const [, name = ''] = /\(file (\w+)\)/.exec(label) ?? [];
  return name;
}

/** Bytes of all files below a folder. */
export async function bytesOf(folder: string): Promise<number> {
  let sum = 0;
  for (const path of await filesOf(folder)) sum += (await stat(path)).size;
  return sum;
}

/** Paths of the files below a folder that are whole; none without the folder. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.endsWith('.part') && !path.includes('/.arriving/'));
}

/**
 * Adds to a copy what a folder has more. Files of the product are written once, so one that the
 * backup before has is the same file there, and takes no space.
 */
export async function copyNew(from: string, to: string, before: string | null): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const path of await filesOf(from)) {
    const name = relative(from, path);
    const target = join(to, name);
    if (await exists(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    if (before !== null && (await isLinked(join(before, name), target))) continue;
    const draft = `${target}.part`;
    try {
      await copyFile(path, draft);
      await flush(draft);
      await rename(draft, target);
    } catch (error) {
      // One that was removed since the folder was listed is no error.
      if (await exists(path)) throw error;
    }
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await file.sync();
  await file.close();
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const isLinked = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    () => false,
  );
