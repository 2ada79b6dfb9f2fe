import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { isId } from '../platform/ids.ts';
import type { FileStorage } from '../platform/storage.ts';
import type { S3Config } from './config.ts';

/** Milliseconds until the storage has to take a connection, and to say something. */
const patience = { connectionTimeout: 3000, requestTimeout: 15_000 };

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}

/**
 * Files on storage that speaks the S3 API, one object each. Parts are fetched by range, so that
 * nothing is read that nobody hears. Rejects when the storage cannot be reached.
 */
export function createS3Storage(config: S3Config): FileStorage {
  const { bucket, region, endpoint, prefix, credentials } = config;
  const client = new S3Client({
    region,
    requestHandler: patience,
    // Storages other than Amazon's know neither bucket hosts nor the newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials && { credentials }),
  });
  const placeOf = (tenantId: string, id: string) => {
    if (!isId(tenantId) || !isId(id)) throw new Error('A stored file is named by ids.');
    return { Bucket: bucket, Key: [prefix, tenantId, id].filter(Boolean).join('/') };
  };
  return {
    async put(tenantId, id, bytes, contentType) {
      const place = placeOf(tenantId, id);
      await client.send(new PutObjectCommand({ ...place, Body: bytes, ContentType: contentType }));
    },
    async read(tenantId, id, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const found = await unlessMissing(
        client.send(new GetObjectCommand({ ...placeOf(tenantId, id), ...part })),
      );
      if (!(found?.Body instanceof Readable)) return null;
      const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
      return { stream: found.Body, size: Number(whole ?? found.ContentLength ?? 0) };
    },
    async size(tenantId, id) {
      const found = await unlessMissing(client.send(new HeadObjectCommand(placeOf(tenantId, id))));
      return found?.ContentLength ?? null;
    },
    async remove(tenantId, id) {
      await client.send(new DeleteObjectCommand(placeOf(tenantId, id)));
    },
    async *storedBefore(time) {
      const start = prefix === undefined ? '' : `${prefix}/`;
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: start });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', LastModified } of Contents) {
          const [tenantId = '', id = '', ...deeper] = Key.slice(start.length).split('/');
          const isOurs = isId(tenantId) && isId(id) && deeper.length === 0;
          if (isOurs && LastModified !== undefined && LastModified < time) yield { tenantId, id };
        }
      }
    },
  };
}
