/**
 * What a key costs beside a cookie: the same person asked for under `/v1` with a key and under
 * `/api` with a session, in turns, as fast as 16 connections can (KEY-02).
 * Needs PostgreSQL 15 or newer on this machine.
 *
 *   node bench/platform.mjs
 */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';
import { isSmall, leaveOut, report } from './lib/bench.mjs';
import { makeFolder, middle, startPortal } from './lib/portal.mjs';

const connections = 16;
const seconds = isSmall ? 0.3 : 4;
const repeats = isSmall ? 1 : 5;
/** A load test is what the limits are there to refuse. */
const unlimited = { CALLS_PER_ADDRESS: '0', CALLS_PER_USER: '0', CALLS_PER_TENANT: '0' };

function load(target) {
  const child = fork(fileURLToPath(new URL('./load.mjs', import.meta.url)));
  return new Promise((resolve) => {
    child.once('message', (result) => {
      child.kill();
      resolve(result);
    });
    child.send({ target, connections, seconds });
  });
}

/** Makes a key as the page does; answers its secret. */
async function makeKey(url, cookie) {
  const answer = await fetch(`${url}/api/key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-jackfield': '1', origin: url, cookie },
    body: JSON.stringify({
      name: 'Bench',
      scopes: ['people:read'],
      networks: [],
      spendCap: null,
      days: 1,
    }),
  });
  if (!answer.ok) throw new Error(`No key: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).secret;
}

async function measure(portal) {
  const { cookies } = await signIn(portal.url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { id } = await (await fetch(`${portal.url}/api/user`, { headers: { cookie } })).json();
  const authorization = `Bearer ${await makeKey(portal.url, cookie)}`;
  const at = { host: '127.0.0.1', port: portal.port };
  const subjects = {
    cookie: { ...at, headers: { cookie }, paths: [`/api/teammate/${id}`] },
    key: { ...at, headers: { authorization }, paths: [`/v1/teammate/${id}`] },
  };
  const results = { cookie: [], key: [] };
  for (const target of Object.values(subjects)) await load(target);
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    for (const [name, target] of Object.entries(subjects)) results[name].push(await load(target));
  }
  const of = (name, member) => middle(results[name].map((result) => result[member]));
  const ratio = (of('key', 'median') / of('cookie', 'median')).toFixed(2);
  const rows = Object.keys(subjects).map((name) => ({
    'signs in by': name,
    'requests/s': of(name, 'rate').toFixed(0),
    median: `${of(name, 'median').toFixed(1)} ms`,
    p99: `${of(name, 'p99').toFixed(1)} ms`,
  }));
  report(
    { checks: rows },
    { 'KEY-02': `${ratio}x of a cookie; ${of('key', 'rate').toFixed(0)} a second` },
  );
}

const postgres = await startPostgres();
if (!postgres) leaveOut('no PostgreSQL 15 or newer found (apt-get install postgresql)');
const folder = makeFolder();
try {
  const portal = await startPortal(
    { DATA_DIR: folder, DEMO: '1', ...unlimited },
    { databaseUrl: postgres.url, web: false },
  );
  await measure(portal);
  await portal.close();
} finally {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
