/**
 * Memory of the server's process while the owner of an account reads listings, 40 at a time, on
 * PostgreSQL and on the embedded database: what is left after collection, against a process that
 * has only just begun to answer, and between the third step and the last one.
 *
 *   node bench/memory.mjs [reads of a step] [steps]
 */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { number, report } from './lib/bench.mjs';
import { makeFolder, tokenOf } from './lib/portal.mjs';

const readsOfStep = number(0, 600, 20);
const steps = number(1, 9, 4);
/** The step after which memory should stay as it is. */
const settled = 3;
const people = 120;
const parallel = 40;
/** A flood is what the limits are there to refuse. */
const unlimited = { CALLS_PER_ADDRESS: '0', CALLS_PER_USER: '0', CALLS_PER_TENANT: '0' };
const listings = [
  '/api/teammate?limit=100',
  '/api/teammate?limit=100&sortBy=fullName',
  '/api/team?limit=100',
  '/api/usage?limit=100',
];
const program = fileURLToPath(new URL('./lib/metered-portal.mjs', import.meta.url));

const answerOf = (child) =>
  new Promise((resolve, reject) => {
    const fail = (code) => reject(new Error(`The portal ended with ${code}.`));
    child.once('exit', fail);
    child.once('message', (message) => {
      child.off('exit', fail);
      resolve(message);
    });
  });

async function open(settings) {
  const child = fork(program, { execArgv: ['--expose-gc'] });
  child.send(settings);
  const { port, ownerEmail } = await answerOf(child);
  return {
    url: `http://127.0.0.1:${port}`,
    ownerEmail,
    memory() {
      child.send('memory');
      return answerOf(child);
    },
    async close() {
      child.kill();
      await new Promise((resolve) => child.once('exit', resolve));
    },
  };
}

/** Reads an address to the end; answers its status. */
function read(agent, url, authorization) {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { authorization } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    }).on('error', reject);
  });
}

async function readMany(url, authorization, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: parallel });
  let asked = 0;
  const work = async () => {
    while (asked < count) {
      const address = `${url}${listings[asked % listings.length]}`;
      asked += 1;
      let status = await read(agent, address, authorization);
      // A database that a busy machine keeps waiting is asked again, as the answer says.
      while (status === 503) {
        await pause(1000);
        status = await read(agent, address, authorization);
      }
      if (status !== 200) throw new Error(`${address} answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  agent.destroy();
}

/** Memory before the first read and after each step, in bytes. */
async function measure(databaseUrl) {
  const environment = { DATA_DIR: makeFolder(), ...unlimited };
  // What made the account has memory of its own, so another process is measured.
  const first = await open({ environment, databaseUrl, people });
  await first.close();
  const portal = await open({ environment, databaseUrl });
  const authorization = `Bearer ${await tokenOf(portal.url, first.ownerEmail)}`;
  const found = [await portal.memory()];
  for (let step = 0; step < steps; step += 1) {
    await readMany(portal.url, authorization, readsOfStep);
    found.push(await portal.memory());
  }
  await portal.close();
  rmSync(environment.DATA_DIR, { recursive: true, force: true });
  return found;
}

const inMegabytes = (bytes) => `${Math.round(bytes / 2 ** 20)} MB`;
const ratio = (after, before) => `${(after / before).toFixed(2)}x`;
const reads = (count) => (count * readsOfStep).toLocaleString('en');

function rowOf(database, found) {
  const [before, then, last] = [found[0], found[settled], found.at(-1)];
  return {
    database,
    before: inMegabytes(before.rss),
    [`after ${reads(settled)} reads`]: inMegabytes(then.rss),
    [`after ${reads(steps)}`]: inMegabytes(last.rss),
    [`${reads(settled)} against before`]: ratio(then.rss, before.rss),
    [`${reads(steps)} against ${reads(settled)}`]: ratio(last.rss, then.rss),
    'scripts of the server, before and last': `${inMegabytes(before.heapUsed)}, ${inMegabytes(last.heapUsed)}`,
  };
}

const postgres = await startPostgres();
const databases = {
  ...(postgres && { PostgreSQL: postgres.url }),
  'embedded database': undefined,
};
try {
  const memory = [];
  for (const [name, url] of Object.entries(databases)) memory.push(rowOf(name, await measure(url)));
  report({ memory });
} finally {
  postgres?.stop();
}
process.exit(0);
