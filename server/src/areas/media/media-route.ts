import type { FastifyInstance, FastifyReply } from 'fastify';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { dispositionOf } from './disposition.ts';
import { findMedium, type FoundMedium } from './find-medium.ts';
import type { MediaLeave } from './media-leave.ts';
import { type ByteRange, rangeOf } from './range.ts';

interface Opened {
  readonly size: number;
  read(range?: ByteRange): Promise<Readable | null>;
}

async function openMedium(
  storage: FileStorage,
  tenantId: string,
  { id, builtIn }: FoundMedium,
): Promise<Opened> {
  if (builtIn !== null) {
    const { size } = await stat(builtIn);
    return { size, read: async (range) => createReadStream(builtIn, range) };
  }
  const size = await storage.size(tenantId, id);
  if (size === null) throw notFound();
  return { size, read: async (range) => (await storage.read(tenantId, id, range))?.stream ?? null };
}

async function sendPart(reply: FastifyReply, file: Opened, wanted: string | undefined) {
  const range = rangeOf(wanted, file.size);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  }
  const stream = await file.read(range ?? undefined);
  if (stream === null) throw notFound();
  const length = range === null ? file.size : range.end - range.start + 1;
  if (range !== null) {
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  return reply.header('content-length', length).send(stream);
}

/**
 * GET /media/{id}?token=: a private file, whole or in parts. 401 without a valid token, which does
 * not sign out; 404 for files of others. Sent with its exact type; the sandbox
 * and nosniff of every answer keep a browser from running it as a page.
 */
export function addMediaRoute(app: FastifyInstance, storage: FileStorage, leave: MediaLeave): void {
  const { db } = app.services;
  app.get<{ Params: { id: string }; Querystring: { token?: string } }>(
    '/media/:id',
    async (request, reply) => {
      const { id } = request.params;
      const reader = await leave.readerOf(request.query.token ?? '', `/media/${id}`);
      if (reader === null) throw new ApiError('UNAUTHORIZED');
      const medium = await db.tenant(reader.tenantId, (tx) => findMedium(tx, reader, id));
      const file = await openMedium(storage, reader.tenantId, medium);
      reply
        .type(medium.contentType)
        .header('accept-ranges', 'bytes')
        .header('cache-control', 'private, max-age=300')
        .header('content-disposition', dispositionOf(medium.fileName, medium.contentType));
      return sendPart(reply, file, request.headers.range);
    },
  );
}
