import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { ApiError } from '../platform/errors.ts';
import { refuse, tooLarge } from './refusal.ts';
import type { ReleaseFile } from './tables.ts';

/** What a tarball may hold. */
export interface UnpackLimits {
  /** Bytes of the upload. */
  readonly packed: number;
  /** Bytes of all files. */
  readonly unpacked: number;
  readonly files: number;
}

export const unpackLimits: UnpackLimits = {
  packed: 20 * 1024 * 1024,
  unpacked: 60 * 1024 * 1024,
  // Most files have two compressed forms beside them.
  files: 1500,
};

const mega = (bytes: number) => `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
const plainName = /^[\w@-][\w@.-]{0,199}$/;

/** Lets bytes pass up to a limit. */
function limited(most: number, message: string): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > most) done(tooLarge(message));
      else done(null, chunk);
    },
  });
}

/** Name of an entry's file; null for the folder that everything lies in. Throws for any trick. */
function fileNameOf({ name, type }: Header): string | null {
  const shown = JSON.stringify(name.slice(0, 100));
  const plain = name.replace(/^\.\//, '');
  if (type === 'directory' && (plain === '' || plain === '.')) return null;
  if (type !== 'file') throw refuse('PATH', `${shown} is no plain file (${type}).`);
  if (plain.includes('..') || plain.startsWith('/') || plain.includes('\\')) {
    throw refuse('PATH', `${shown} leads out of the release.`);
  }
  if (plain.includes('/')) {
    throw refuse('PATH', `${shown} lies in a folder; the files of a release lie side by side.`);
  }
  if (plain.startsWith('.')) throw refuse('PATH', `${shown} is hidden.`);
  if (!plainName.test(plain)) throw refuse('PATH', `${shown} is no name for a file.`);
  return plain;
}

/** Writes a file that survives a crash; answers its size and digest. */
async function writeDurably(
  file: string,
  chunks: AsyncIterable<unknown>,
): Promise<Omit<ReleaseFile, 'name'>> {
  const hash = createHash('sha256');
  const handle = await open(file, 'wx', 0o644);
  let size = 0;
  try {
    for await (const chunk of chunks) {
      if (!(chunk instanceof Uint8Array)) throw new Error('A file is made of bytes.');
      hash.update(chunk);
      size += chunk.length;
      await handle.writeFile(chunk);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { size, sha256: hash.digest('hex') };
}

/** What went wrong below becomes a reason; a connection that broke stays what it is. */
function reasonOf(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(ECONN|ERR_STREAM_PREMATURE|ENOSPC|EDQUOT|EACCES|ABORT)/.test(code)) return error;
  return refuse('TARBALL', 'The upload is not a complete gzipped tarball.');
}

/**
 * Unpacks a gzipped tarball into an empty folder, file by file as it arrives. Limits hold while
 * unpacking, so that a bomb ends at the limit and not at the end of the disk.
 */
export async function unpack(
  source: Readable,
  folder: string,
  limits: UnpackLimits = unpackLimits,
): Promise<ReleaseFile[]> {
  const entries = extract();
  const files = new Map<string, ReleaseFile>();
  const taking = (async () => {
    for await (const entry of entries) {
      const name = fileNameOf(entry.header);
      if (name === null) {
        entry.resume();
        continue;
      }
      if (files.has(name)) throw refuse('PATH', `"${name}" comes twice.`);
      if (files.size >= limits.files)
        throw tooLarge(`A release has at most ${limits.files} files.`);
      files.set(name, { name, ...(await writeDurably(join(folder, name), entry)) });
    }
  })();
  // A reader that stopped would leave the rest of the pipeline waiting for room.
  const stop = new AbortController();
  taking.catch(() => stop.abort());
  const feeding = pipeline(
    source,
    limited(limits.packed, `A release has at most ${mega(limits.packed)}.`),
    createGunzip(),
    limited(limits.unpacked, `A release has at most ${mega(limits.unpacked)} unpacked.`),
    entries,
    { signal: stop.signal },
  );
  const [taken, fed] = await Promise.allSettled([taking, feeding]);
  const failure = firstReason(taken, fed);
  if (failure !== undefined) throw reasonOf(failure);
  if (files.size === 0) throw refuse('TARBALL', 'The tarball is empty.');
  return [...files.values()];
}

/** A refusal says more than the broken pipe that it left behind. */
function firstReason(...results: PromiseSettledResult<unknown>[]): unknown {
  const reasons: unknown[] = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  return reasons.find((reason) => reason instanceof ApiError) ?? reasons.at(-1);
}
