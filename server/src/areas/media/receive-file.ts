import type {} from '@fastify/multipart';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { maxMediaBytes } from '@jackfield/contract/api/media';
import { t } from '@jackfield/texts';
import type { FastifyRequest } from 'fastify';
import { ApiError, invalidField } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { texts } from './texts.ts';

/** A file that lies on the server's disk until its work is done. */
export interface ReceivedFile {
  /** Made by the server; what the browser called the file names nothing on the disk. */
  readonly path: string;
  readonly fileName: string;
  /** A field that stood before the file; empty without. */
  field(name: string): string;
}

/** How large a file may be, and what is said of a larger one. */
export interface SizeLimit {
  readonly bytes: number;
  tooLarge(): string;
}

/** The largest file that any form takes. */
const mostBytes = maxMediaBytes.recording;

function textOf(fields: Record<string, unknown>, name: string): string {
  const field = fields[name];
  if (typeof field !== 'object' || field === null || !('value' in field)) return '';
  return typeof field.value === 'string' ? field.value : '';
}

function partsOf(request: FastifyRequest) {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  // What is packed may be a thousand times as large as it looks.
  if (!request.isMultipart() || encoding !== 'identity') {
    throw new ApiError('INVALIDINPUT', { status: 415, message: t(texts.notAForm) });
  }
  return request.file({
    limits: { fileSize: mostBytes, files: 1, fields: 5, fieldSize: 4000, parts: 8 },
    throwFileSizeLimit: false,
  });
}

/**
 * Takes the file of a form onto the disk, runs the work with it and removes what is left of it,
 * whatever happens. Reading stops at the limit, which may follow from the fields. Throws ApiError
 * 400, 413, 415.
 */
export async function withReceivedFile<T>(
  request: FastifyRequest,
  {
    folder,
    limitOf,
  }: {
    readonly folder: string;
    limitOf(field: ReceivedFile['field']): SizeLimit;
  },
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const part = await partsOf(request).catch((error: unknown) => {
    throw error instanceof ApiError ? error : new ApiError('INVALIDINPUT');
  });
  if (part === undefined) throw invalidField('file', t(texts.fileRequired), 'REQUIRED');
  const field = (name: string) => textOf(part.fields, name);
  const limit = limitOf(field);
  const tooLarge = () => new ApiError('FILETOOLARGE', { message: limit.tooLarge() });
  await mkdir(folder, { recursive: true });
  const path = join(folder, newId());
  // Opened before reading: a file that is opened late would come to be after its removal.
  const file = await open(path, 'wx', 0o600);
  const gone = new AbortController();
  const { socket } = request.raw;
  const onGone = () => gone.abort();
  // The part may have lost its connection before anybody listened to it, and would never end.
  if (socket.destroyed) gone.abort();
  socket.once('close', onGone);
  try {
    let size = 0;
    await pipeline(
      part.file,
      async function* limited(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > limit.bytes) throw tooLarge();
          yield chunk;
        }
        if (part.file.truncated) throw tooLarge();
      },
      file.createWriteStream(),
      { signal: gone.signal },
    );
    return await work({ path, fileName: part.filename, field });
  } catch (error) {
    readOut(request);
    throw error;
  } finally {
    socket.off('close', onGone);
    await file.close();
    await rm(path, { force: true });
  }
}

/**
 * Reads on without keeping anything: a browser looks at the answer only after it has sent all, and
 * a connection that nobody reads never shows that it is gone. Cut when it goes on for too long.
 */
function readOut({ raw }: FastifyRequest): void {
  let left = mostBytes;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
  raw.resume();
}

/** Removes what a server that was stopped in the middle has left behind. */
export async function clearReceived(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    await rm(join(folder, name), { force: true });
  }
}
