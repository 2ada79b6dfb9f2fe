/**
 * Start (P15): from the process to the first answer that the portal is ready, on a fresh data
 * folder with demo data, on an existing one, and on PostgreSQL with data. Needs a build.
 *
 *   node bench/start.mjs [runs]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startPostgres } from '../scripts/lib/postgres.mjs';

const runs = Number(process.argv[2] ?? 3);
const targets = { 'fresh folder': 6000, 'existing folder': 2000, PostgreSQL: 1500 };
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const postgres = await startPostgres();
const times = { 'fresh folder': [], 'existing folder': [], PostgreSQL: [] };
try {
  // The first start on PostgreSQL makes tables and demo data, which is not what is measured.
  if (postgres) await startOnce({ DATABASE_URL: postgres.url });
  for (let run = 0; run < runs; run += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'jackfield-start-'));
    times['fresh folder'].push(await startOnce({ DATA_DIR: folder }));
    times['existing folder'].push(await startOnce({ DATA_DIR: folder }));
    if (postgres) times.PostgreSQL.push(await startOnce({ DATABASE_URL: postgres.url }));
    rmSync(folder, { recursive: true, force: true });
  }
} finally {
  postgres?.stop();
}

console.log('| start | to the first answer, ms | target |');
console.log('| --- | --- | --- |');
for (const [name, taken] of Object.entries(times)) {
  const shown = taken.length > 0 ? median(taken).toFixed(0) : 'no PostgreSQL on this machine';
  console.log(`| ${name} | ${shown} | ${targets[name]} |`);
}

/** Starts the server, waits for its first answer and ends it; answers the time in milliseconds. */
async function startOnce(settings) {
  const port = await freePort();
  const scratch = mkdtempSync(join(tmpdir(), 'jackfield-start-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: `${port}`,
    DATA_DIR: scratch,
    LOG_LEVEL: 'error',
    ...settings,
  };
  const started = performance.now();
  const server = spawn(process.execPath, ['server/src/main.ts'], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => {
    server.once('exit', resolve);
  });
  while (!(await isReady(port))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    await pause(5);
  }
  const time = performance.now() - started;
  server.kill('SIGTERM');
  await ended;
  rmSync(scratch, { recursive: true, force: true });
  return time;
}

async function isReady(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
