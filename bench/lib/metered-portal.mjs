/**
 * A portal in a process of its own whose memory can be asked for, for bench/memory.mjs, over the
 * channel of `fork`. The first message is `{ environment, databaseUrl, people }`; with `people` it
 * makes an account of that size. The answer is `{ port, ownerEmail }`. Every further message is
 * answered with what is left after collection, in bytes: of the process, and of its own scripts.
 * Needs `--expose-gc`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { generateTenant } from '../../server/seeds/generate.ts';
import { startPortal } from './portal.mjs';

/** Milliseconds in which freed memory goes back to the machine. */
const settling = 500;

async function memory() {
  for (let time = 0; time < 2; time += 1) {
    globalThis.gc();
    await pause(settling);
  }
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heapUsed };
}

process.once('message', async ({ environment, databaseUrl, people }) => {
  const portal = await startPortal(environment, { databaseUrl, web: false });
  const made = people && (await generateTenant(portal.db, { people, now: new Date() }));
  process.on('message', async () => process.send(await memory()));
  process.once('SIGTERM', async () => {
    await portal.close();
    process.exit(0);
  });
  // A benchmark that failed leaves none behind.
  process.once('disconnect', () => process.exit(1));
  process.send({ port: portal.port, ownerEmail: made?.ownerEmail });
});
