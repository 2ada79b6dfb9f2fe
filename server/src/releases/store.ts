import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../platform/ids.ts';
import type { ReleaseFile } from './tables.ts';

const arriving = '.arriving';
const folderName = /^[a-z0-9](?:[\w-]|\.(?!\.))*$/i;
const fileName = /^[\w@-](?:[\w@-]|\.(?!\.))*$/;

/** Folders of published versions: `<folder>/<remote>/<version>/`, complete or not there. */
export interface ReleaseStore {
  /** A new empty folder beside the versions, for files that are not checked yet. */
  receive(): Promise<string>;
  /** Makes a received folder a version; what a killed process left under that name goes first. */
  place(received: string, remote: string, version: string): Promise<void>;
  /** Path of a file of a version; the file may not exist. Null for names that no file has. */
  find(remote: string, version: string, file: string): string | null;
  has(remote: string, version: string): Promise<boolean>;
  read(folder: string, file: string): Promise<Buffer | null>;
  /** Reads a file and removes it; null when it is not there. */
  take(folder: string, file: string): Promise<Buffer | null>;
  discard(received: string): Promise<void>;
  remove(remote: string, version: string): Promise<void>;
  /** Versions that have a folder. */
  list(): Promise<{ remote: string; version: string; changedAt: Date }[]>;
  /** Removes received folders that nobody has written to since `before`. */
  sweep(before: Date): Promise<number>;
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes renames below a folder survive a crash; Windows does so itself and opens no folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform !== 'win32') await sync(folder, 'r');
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

export function createStore(folder: string): ReleaseStore {
  const versionFolder = (remote: string, version: string) => join(folder, remote, version);
  return {
    async receive() {
      const received = join(folder, arriving, newId());
      await mkdir(received, { recursive: true });
      return received;
    },
    async place(received, remote, version) {
      const target = versionFolder(remote, version);
      await mkdir(join(folder, remote), { recursive: true });
      await rm(target, { recursive: true, force: true });
      await syncFolder(received);
      await rename(received, target);
      await syncFolder(join(folder, remote));
    },
    find(remote, version, file) {
      const isPlain = folderName.test(remote) && folderName.test(version) && fileName.test(file);
      return isPlain ? join(folder, remote, version, file) : null;
    },
    has: (remote, version) =>
      stat(versionFolder(remote, version)).then(
        (found) => found.isDirectory(),
        () => false,
      ),
    read: (from, file) => readFile(join(from, file)).catch(() => null),
    async take(from, file) {
      const bytes = await readFile(join(from, file)).catch(() => null);
      await rm(join(from, file), { force: true });
      return bytes;
    },
    discard: (received) => rm(received, { recursive: true, force: true }),
    remove: (remote, version) =>
      rm(versionFolder(remote, version), { recursive: true, force: true }),
    async list() {
      const found = [];
      for (const remote of await namesIn(folder)) {
        if (remote.startsWith('.')) continue;
        for (const version of await namesIn(join(folder, remote))) {
          const { mtime } = await stat(versionFolder(remote, version));
          found.push({ remote, version, changedAt: mtime });
        }
      }
      return found;
    },
    async sweep(before) {
      let removed = 0;
      for (const name of await namesIn(join(folder, arriving))) {
        const received = join(folder, arriving, name);
        const { mtime } = await stat(received);
        if (mtime > before) continue;
        await rm(received, { recursive: true, force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/**
 * Copies the files of a build, durably and side by side; on file systems that can, without space.
 * They are never linked: the next build overwrites its files in place.
 */
export async function copyBuild(
  from: string,
  to: string,
  isWanted: (name: string) => boolean,
): Promise<ReleaseFile[]> {
  const names = (await readdir(from)).filter(isWanted);
  return Promise.all(
    names.map(async (name) => {
      const target = join(to, name);
      await copyFile(join(from, name), target, constants.COPYFILE_FICLONE);
      await sync(target, 'r+');
      const bytes = await readFile(target);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { name, size: bytes.length, sha256 };
    }),
  );
}
