/**
 * From the write to the socket: one transaction with an event, until the official client of a
 * signed-in admin has it, against the transaction alone (part of P14). On the embedded database,
 * and on PostgreSQL where this machine has it.
 *
 *   node bench/live.mjs
 */
import { rmSync } from 'node:fs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { appendEvents } from '../server/src/platform/events.ts';
import { isSmall, report } from './lib/bench.mjs';
import { channelOf, makeFolder, partOf, startPortal, tenantOf, tokenOf } from './lib/portal.mjs';

const rounds = isSmall ? 10 : 400;

async function measure(databaseUrl) {
  const dataDir = makeFolder();
  const server = await startPortal({ DEMO: '1', DATA_DIR: dataDir }, { databaseUrl, web: false });
  const token = await tokenOf(server.url, 'renee@harbordental.com');
  const tenantId = tenantOf(token);
  const connection = channelOf(server.url, token);
  let arrived;
  connection.on('UpdateEntityAsync', (event) => event.eventType === 'team' && arrived?.());
  await connection.start();
  const commits = [];
  const arrivals = [];
  for (let round = 0; round < rounds; round += 1) {
    const wait = new Promise((resolve) => {
      arrived = resolve;
    });
    const start = performance.now();
    await server.db.tenant(tenantId, (tx) =>
      appendEvents(tx, tenantId, [{ method: 'UpdateEntityAsync', eventType: 'team', id: 'x' }]),
    );
    commits.push(performance.now() - start);
    await wait;
    arrivals.push(performance.now() - start);
  }
  await connection.stop();
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
  return { commits, arrivals };
}

const rows = [];
const postgres = await startPostgres();
for (const [database, url] of [
  ['embedded', undefined],
  ...(postgres ? [['PostgreSQL', postgres.url]] : []),
]) {
  const { commits, arrivals } = await measure(url);
  rows.push({
    database,
    'transaction, median': `${partOf(commits, 0.5).toFixed(1)} ms`,
    'at the socket, median': `${partOf(arrivals, 0.5).toFixed(1)} ms`,
    'at the socket, p95': `${partOf(arrivals, 0.95).toFixed(1)} ms`,
    ratio: (partOf(arrivals, 0.5) / partOf(commits, 0.5)).toFixed(1),
  });
}
const slowest = rows.map((row) => row['at the socket, p95']).join('; ');
report({ live: rows }, { P14: `${slowest} to the socket` });
postgres?.stop();
process.exit(0);
