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
import { number, report } from './lib/bench.mjs';

const runs = number(0, 3, 1);
const fresh = 'fresh data folder';
const existing = 'existing data folder';
const database = 'PostgreSQL with data';
const targets = { [fresh]: '6 s', [existing]: '2 s', [database]: '1.5 s' };
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const makeFolder = () => mkdtempSync(join(tmpdir(), 'jackfield-start-'));

const postgres = await startPostgres();
const times = { [fresh]: [], [existing]: [], [database]: [] };
// Secrets in a database are sealed with keys of the data folder, so the two belong together.
const beside = { DATABASE_URL: postgres?.url, DATA_DIR: makeFolder() };
try {
  // The first start on PostgreSQL makes tables and demo data, which is not what is measured.
  if (postgres) await startOnce(beside);
  for (let run = 0; run < runs; run += 1) {
    const folder = { DATA_DIR: makeFolder() };
    times[fresh].push(await startOnce(folder));
    times[existing].push(await startOnce(folder));
    if (postgres) times[database].push(await startOnce(beside));
    rmSync(folder.DATA_DIR, { recursive: true, force: true });
  }
} finally {
  rmSync(beside.DATA_DIR, { recursive: true, force: true });
  postgres?.stop();
}

const shown = (taken) =>
  taken.length > 0 ? `${(median(taken) / 1000).toFixed(1)} s` : 'no PostgreSQL on this machine';
report(
  {
    start: Object.entries(times).map(([start, taken]) => ({
      start,
      'to the first answer': shown(taken),
      target: targets[start],
    })),
  },
  { P15: Object.values(times).map(shown).join('; ') },
);

/** Starts the server, waits for its first answer and ends it; answers the time in milliseconds. */
async function startOnce(settings) {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DEMO: '1',
    PORT: `${port}`,
    LOG_LEVEL: 'error',
    ...settings,
  };
  const started = performance.now();
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
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
  return time;
}

async function isReady(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
