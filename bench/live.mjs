/**
 * From the write to the socket: one transaction with an event, until the official client of a
 * signed-in admin has it, against the transaction alone (part of P14). On the embedded database,
 * and on PostgreSQL where this machine has it.
 *
 *   node bench/live.mjs
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { demoPassword } from '../server/seeds/demo-accounts.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { appendEvents } from '../server/src/platform/events.ts';
import { startServer } from '../server/src/start.ts';

const require = createRequire(new URL('../server/package.json', import.meta.url));
const { HttpTransportType, HubConnectionBuilder, LogLevel } = require('@microsoft/signalr');
const { pino } = require('pino');
const rounds = 400;

async function measure(databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfield-bench-'));
  const env = { DEMO: '1', PORT: '0', DATA_DIR: dataDir };
  const config = { ...readConfig(env), databaseUrl };
  const log = pino({ level: 'silent' });
  const server = await startServer({ config, env, log, web: false });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/connect/token',
    headers: { 'x-jackfield': '1' },
    payload: {
      grant_type: 'password',
      username: 'renee@harbordental.com',
      password: demoPassword,
      platform: 2,
    },
  });
  const { access_token: token } = answer.json();
  const { tid: tenantId } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url'));
  const connection = new HubConnectionBuilder()
    .withUrl(`${server.url}/hub`, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => token,
    })
    .configureLogging(LogLevel.None)
    .build();
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

const at = (times, part) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)];
const rows = [];
const postgres = await startPostgres();
for (const [database, url] of [
  ['embedded', undefined],
  ...(postgres ? [['PostgreSQL', postgres.url]] : []),
]) {
  const { commits, arrivals } = await measure(url);
  rows.push({
    database,
    'transaction, median ms': at(commits, 0.5).toFixed(1),
    'at the socket, median ms': at(arrivals, 0.5).toFixed(1),
    'at the socket, p95 ms': at(arrivals, 0.95).toFixed(1),
    ratio: (at(arrivals, 0.5) / at(commits, 0.5)).toFixed(2),
  });
}
console.table(rows);
postgres?.stop();
process.exit(0);
