import { join } from 'node:path';
import * as v from 'valibot';
import { ConfigError, parseEnvironment } from '../platform/config.ts';
import { createDiskStorage, type FileStorage } from '../platform/storage.ts';

const schema = v.object({
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url('S3_ENDPOINT must be an address such as https://s3.example.com.')),
  ),
  S3_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w-]+(\/[\w-]+)*$/, 'S3_PREFIX must be a folder such as portal/files.'),
    ),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
});

/** Where files lie on storage that speaks the S3 API. */
export interface S3Config {
  readonly bucket: string;
  readonly region: string;
  /** Address of the storage; Amazon's own when it is left out. */
  readonly endpoint: string | undefined;
  /** Folder inside the bucket. */
  readonly prefix: string | undefined;
  /** Left out where the machine itself may reach the bucket. */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
}

/** Reads the settings of S3; null keeps files on the disk. Throws ConfigError. */
export function readS3Config(env: NodeJS.ProcessEnv): S3Config | null {
  const read = parseEnvironment(schema, env);
  if (read.S3_BUCKET === undefined) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together.');
  }
  return {
    bucket: read.S3_BUCKET,
    region: read.S3_REGION,
    endpoint: read.S3_ENDPOINT,
    prefix: read.S3_PREFIX,
    credentials:
      accessKeyId !== undefined && secretAccessKey !== undefined
        ? { accessKeyId, secretAccessKey }
        : undefined,
  };
}

/** The storage of private files: on S3 where it is configured, else in the data folder. */
export async function openStorage(env: NodeJS.ProcessEnv, dataDir: string): Promise<FileStorage> {
  const config = readS3Config(env);
  if (config === null) return createDiskStorage(join(dataDir, 'files'));
  // Loaded where it is used: most installations have no need of it.
  const { createS3Storage } = await import('./s3-storage.ts');
  return createS3Storage(config);
}
