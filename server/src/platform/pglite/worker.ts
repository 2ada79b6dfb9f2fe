import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromWorker, ToWorker } from './messages.ts';

/**
 * Embedded PostgreSQL in a thread of its own, because a query blocks the thread that it runs in.
 * It speaks the PostgreSQL wire protocol over messages.
 */
const port = parentPort;
if (port === null) throw new Error('This module runs as a worker.');

const { dataDir } = workerData as { dataDir: string };
const post = (message: FromWorker): void => port.postMessage(message);

const opened = PGlite.create({ dataDir });
opened.then(
  () => post({ kind: 'ready' }),
  (error: unknown) => post({ kind: 'failed', message: String(error) }),
);

const startupCode = 196608;
let queue: Promise<unknown> = opened;

/**
 * Runs protocol bytes; answers the database's own, in memory that nothing else uses. They are taken
 * as they come, because `execProtocolRaw` reads every row of them too and keeps all it has read.
 */
async function run(db: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // What is shown is the engine's memory, which the next part overwrites.
  await db.execProtocolRawStream(bytes, { onRawData: (shown) => parts.push(shown.slice()) });
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const reply = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    reply.set(part, at);
    at += part.length;
  }
  return reply;
}

async function answer(id: number, bytes: Uint8Array): Promise<void> {
  const db = await opened;
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isStartup = head.length >= 8 && head.readInt32BE(4) === startupCode;
  if (isStartup) {
    // What a vanished connection left open must not reach the next one.
    await db.exec('rollback');
    await db.exec('discard all');
  }
  const reply = await run(db, bytes);
  port?.postMessage({ kind: 'reply', id, bytes: reply } satisfies FromWorker, [reply.buffer]);
}

async function close(id: number): Promise<void> {
  const db = await opened;
  await db.exec('rollback');
  await db.exec('checkpoint');
  await db.close();
  post({ kind: 'reply', id, bytes: new Uint8Array() });
}

port.on('message', (message: ToWorker) => {
  const work = () =>
    message.kind === 'close' ? close(message.id) : answer(message.id, message.bytes);
  queue = queue.then(work).catch((error: unknown) => {
    post({ kind: 'error', id: message.id, message: String(error) });
  });
});
