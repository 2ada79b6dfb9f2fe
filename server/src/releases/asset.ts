import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
};

/** Whether the portal serves a file of this name, as it is or precompressed; what a build notes for itself it does not. */
export const isServable = (name: string): boolean =>
  !name.startsWith('.') && types[extname(name.replace(/\.(br|gz)$/, ''))] !== undefined;

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file as it goes over the wire. */
export interface Asset {
  bytes: Buffer;
  type: string;
  etag: string;
  encoding?: 'br' | 'gzip';
}

const read = (file: string) => readFile(file).catch(() => null);

/** Reads a built file in the best precompressed form that the client accepts; null when absent. */
export async function readAsset(file: string, accepted: string): Promise<Asset | null> {
  const type = types[extname(file)];
  if (!type) return null;
  for (const [encoding, suffix] of encodings) {
    if (!new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const bytes = await read(file + suffix);
    if (bytes) return { bytes, type, etag: etagOf(bytes), encoding };
  }
  const bytes = await read(file);
  return bytes && { bytes, type, etag: etagOf(bytes) };
}

/** Strong entity tag over the bytes. */
export const etagOf = (bytes: Buffer | string): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
