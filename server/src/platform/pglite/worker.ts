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
const tell = (message: FromWorker): void => port.postMessage(message);

const opened = PGlite.create({ dataDir });
opened.then(
  () => tell({ kind: 'ready' }),
  (error: unknown) => tell({ kind: 'failed', message: String(error) }),
);

const startupCode = 196608;
let queue: Promise<unknown> = opened;

async function answer(id: number, bytes: Uint8Array): Promise<void> {
  const db = await opened;
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isStartup = head.length >= 8 && head.readInt32BE(4) === startupCode;
  if (isStartup) {
    // What a vanished connection left open must not reach the next one.
    await db.exec('rollback');
    await db.exec('discard all');
  }
  const reply = await db.execProtocolRaw(bytes);
  port?.postMessage({ kind: 'reply', id, bytes: reply } satisfies FromWorker);
}

async function close(id: number): Promise<void> {
  const db = await opened;
  await db.exec('rollback');
  await db.exec('checkpoint');
  await db.close();
  tell({ kind: 'reply', id, bytes: new Uint8Array() });
}

port.on('message', (message: ToWorker) => {
  const work = () =>
    message.kind === 'close' ? close(message.id) : answer(message.id, message.bytes);
  queue = queue.then(work).catch((error: unknown) => {
    tell({ kind: 'error', id: message.id, message: String(error) });
  });
});
