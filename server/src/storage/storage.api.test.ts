import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { FileStorage } from '../platform/storage.ts';
import { openStorage, readS3Config } from './config.ts';
import { fakeWave } from '../../test/audio-samples.ts';
import { startTestServer } from '../../test/harness.ts';
import { upload } from '../../test/media-fixture.ts';
import { startS3Server } from '../../test/s3-server.ts';

const bytes = Buffer.from('0123456789');

describe.each(['disk', 's3'])('files on %s', (kind) => {
  let folder = '';
  let storage: FileStorage;
  let s3: Awaited<ReturnType<typeof startS3Server>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jackfield-storage-'));
    s3 = await startS3Server();
    storage = await openStorage(kind === 's3' ? { ...s3.env, S3_PREFIX: 'portal' } : {}, folder);
  });
  afterAll(async () => {
    await s3.close();
    await rm(folder, { recursive: true, force: true });
  });

  const textOf = async (tenant: string, id: string, range?: { start: number; end: number }) => {
    const found = await storage.read(tenant, id, range);
    return found && [String(await buffer(found.stream)), found.size];
  };

  it('[MEDIA-19] come back whole and in parts, until they are removed', async () => {
    const [tenant, id] = [newId(), newId()];
    expect([await storage.size(tenant, id), await storage.read(tenant, id)]).toEqual([null, null]);
    await storage.put(tenant, id, bytes, 'audio/wav');
    expect(await storage.size(tenant, id)).toBe(10);
    expect(await textOf(tenant, id)).toEqual(['0123456789', 10]);
    expect(await textOf(tenant, id, { start: 2, end: 5 })).toEqual(['2345', 10]);
    await storage.remove(tenant, id);
    await storage.remove(tenant, id);
    expect(await storage.size(tenant, id)).toBeNull();
  });

  it('are told by when they were stored, what was left half written not', async () => {
    const ids = [newId(), newId(), newId(), newId(), newId()];
    const tenant = newId();
    for (const id of ids) await storage.put(tenant, id, bytes, 'audio/wav');
    const half = join(folder, 'files', tenant, `${newId()}.part`);
    if (kind === 'disk') await writeFile(half, bytes);
    const found = async (time: number) => {
      const all: string[] = [];
      for await (const file of storage.storedBefore(new Date(time))) {
        if (file.tenantId === tenant) all.push(file.id);
      }
      return all.sort();
    };
    expect(await found(Date.now() - 60_000)).toEqual([]);
    expect(await found(Date.now() + 60_000)).toEqual(ids.sort());
    await expect(stat(half)).rejects.toThrow('ENOENT');
  });

  it('are named by ids alone', async () => {
    await expect(storage.put('../x', newId(), bytes, 'audio/wav')).rejects.toThrow('ids');
  });
});

describe('settings of S3', () => {
  it('keep files on the disk without a bucket, and name what is wrong', () => {
    expect(readS3Config({})).toBeNull();
    expect(readS3Config({ S3_BUCKET: 'files' })).toMatchObject({ region: 'us-east-1' });
    const half = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' };
    expect(() => readS3Config(half)).toThrow('belong together');
    expect(() => readS3Config({ S3_BUCKET: 'b', S3_ENDPOINT: 'nowhere' })).toThrow('S3_ENDPOINT');
  });

  it('files lie in the folder of the bucket, with their type', async () => {
    const s3 = await startS3Server();
    const storage = await openStorage({ ...s3.env, S3_PREFIX: 'portal' }, tmpdir());
    const [tenant, id] = [newId(), newId()];
    await storage.put(tenant, id, bytes, 'audio/wav');
    expect(s3.objects.get(`/files/portal/${tenant}/${id}`)?.contentType).toBe('audio/wav');
    await storage.read(tenant, id, { start: 0, end: 3 });
    expect(s3.calls.at(-1)).toBe(`GET /files/portal/${tenant}/${id} bytes=0-3`);
    await s3.close();
  });

  it('a storage that refuses is an error, not a missing file', async () => {
    const s3 = await startS3Server();
    const wrong = { ...s3.env, S3_SECRET_ACCESS_KEY: 'wrong' };
    const storage = await openStorage(wrong, tmpdir());
    await expect(storage.size(newId(), newId())).rejects.toThrow();
    await s3.close();
  });
});

it('[MEDIA-19] a greeting on S3 is uploaded and played in parts through the portal', async () => {
  const s3 = await startS3Server();
  const storage = await openStorage(s3.env, tmpdir());
  const server = await startTestServer({ storage });
  try {
    const who = await server.makePerson(await server.makeTenant());
    const sent = await upload(server, who, { bytes: fakeWave(1), fileName: 'Lunch.wav' });
    expect(sent.status).toBe(201);
    expect(s3.objects.size).toBe(1);
    const path = `/api/media/${String(sent.body.id)}/address`;
    const { body } = await server.call(who, 'GET', path);
    const part = await server.app.inject({
      url: String(body.url),
      headers: { range: 'bytes=0-3' },
    });
    expect([part.statusCode, part.body]).toEqual([206, 'RIFF']);
    expect(s3.calls.at(-1)).toContain('bytes=0-3');
  } finally {
    await server.close();
    await s3.close();
  }
});
