import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isId, newId } from './ids.ts';

/** A file that lies in the storage. */
export interface StoredFile {
  readonly tenantId: string;
  readonly id: string;
}

/** Keeps the bytes of private files under tenant and id. */
export interface FileStorage {
  /** Stores a file whole; it is on disk when this resolves. */
  put(tenantId: string, id: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Opens a file, or a part of it (both ends included); null when it is not there. */
  read(
    tenantId: string,
    id: string,
    range?: { start: number; end: number },
  ): Promise<{ stream: Readable; size: number } | null>;
  /** Bytes of a file; null when it is not there. */
  size(tenantId: string, id: string): Promise<number | null>;
  /** Removes a file; one that is not there is no error. */
  remove(tenantId: string, id: string): Promise<void>;
  /** Files that were stored before a time; what was left half written before it is removed. */
  storedBefore(time: Date): AsyncIterable<StoredFile>;
}

/** Files of a tenant's folder by name, with when they were written; none without the folder. */
async function* filesOf(folder: string): AsyncGenerator<{ path: string; name: string; at: Date }> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const path = join(folder, entry.name);
    const found = await stat(path).catch(() => null);
    if (found !== null) yield { path, name: entry.name, at: found.mtime };
  }
}

/** Storage in a folder of the server. */
export function createDiskStorage(folder: string): FileStorage {
  const pathOf = (tenantId: string, id: string): string => {
    if (!isId(tenantId) || !isId(id)) throw new Error('A stored file is named by ids.');
    return join(folder, tenantId, id);
  };
  return {
    async put(tenantId, id, bytes) {
      const path = pathOf(tenantId, id);
      await mkdir(join(folder, tenantId), { recursive: true });
      const draft = `${path}.${newId()}.part`;
      try {
        const file = await open(draft, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(tenantId, id, range) {
      // Opened before anything is said about it: a file may be removed between two looks.
      const file = await open(pathOf(tenantId, id)).catch(() => null);
      if (file === null) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(range), size };
    },
    async size(tenantId, id) {
      const found = await stat(pathOf(tenantId, id)).catch(() => null);
      return found?.size ?? null;
    },
    async remove(tenantId, id) {
      await rm(pathOf(tenantId, id), { force: true });
    },
    async *storedBefore(time) {
      for (const tenantId of await readdir(folder).catch(() => [])) {
        if (!isId(tenantId)) continue;
        for await (const { path, name, at } of filesOf(join(folder, tenantId))) {
          if (at >= time) continue;
          if (isId(name)) yield { tenantId, id: name };
          else if (name.endsWith('.part')) await rm(path, { force: true });
        }
      }
    },
  };
}
