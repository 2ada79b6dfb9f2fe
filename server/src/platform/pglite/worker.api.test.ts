import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FromWorker, ToWorker } from './messages.ts';
import { prepareFolder } from './template.ts';

const startup = 196608;
const megabyte = 1024 * 1024;

/** A message of the protocol: its letter, if it has one, its length and its content. */
function message(letter: string, content: Buffer): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return new Uint8Array(Buffer.concat([Buffer.from(letter), length, content]));
}

const query = (text: string): Uint8Array => message('Q', Buffer.from(`${text}\0`));

describe('the thread of the embedded database', () => {
  let folder: string;
  let worker: Worker;

  const next = () =>
    new Promise<FromWorker>((resolve) => {
      worker.once('message', resolve);
    });
  async function ask(bytes: Uint8Array): Promise<Uint8Array> {
    const answered = next();
    worker.postMessage({ kind: 'bytes', id: 1, bytes } satisfies ToWorker);
    const answer = await answered;
    if (answer.kind !== 'reply') throw new Error(`It answered ${JSON.stringify(answer)}.`);
    return answer.bytes;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jackfield-thread-'));
    const dataDir = join(folder, 'pglite');
    await prepareFolder(dataDir);
    worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { dataDir } });
    await next();
    const version = Buffer.alloc(4);
    version.writeInt32BE(startup);
    await ask(message('', Buffer.concat([version, Buffer.from('user\0postgres\0\0')])));
  });

  afterAll(async () => {
    await worker.terminate();
    await rm(folder, { recursive: true, force: true });
  });

  it('answers rows that fill many buffers, whole and in order', async () => {
    const reply = await ask(query(`select n || repeat('-', 990) from generate_series(1, 3000) n`));
    const text = Buffer.from(reply).toString('latin1');
    const numbers = [...text.matchAll(/(\d+)-{990}/g)].map((found) => Number(found[1]));
    expect(numbers).toEqual(Array.from({ length: 3000 }, (_, at) => at + 1));
    expect(text.slice(-6)).toBe('Z\0\0\0\u0005I');
    expect(reply.byteLength).toBe(reply.buffer.byteLength);
  });

  it('keeps nothing of what it has answered', async () => {
    const heap = async () => (await worker.getHeapStatistics()).used_heap_size;
    const large = query(`select repeat('x', 100000) from generate_series(1, 10)`);
    await ask(large);
    const before = await heap();
    for (let time = 0; time < 64; time += 1) await ask(large);
    expect(((await heap()) - before) / megabyte).toBeLessThan(16);
  });
});
