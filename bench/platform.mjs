/**
 * What programs cost. A key beside a cookie: the same person asked for under `/v1` with a key and
 * under `/api` with a session, in turns, as fast as 16 connections can (KEY-02). Then a directory
 * that brings 500 people and 40 groups, and one who leaves (SCIM-01), and the files of that account:
 * a plan that changes 100 people, applied and taken back (FILE-01). Last, what answers of a provider
 * cost that are made to cost much (SSO-01).
 * Needs PostgreSQL 15 or newer on this machine.
 *
 *   node bench/platform.mjs
 */
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { signIn } from '../scripts/lib/sign-in.mjs';
import { readAssertion } from '../server/src/areas/session/sso/saml.ts';
import { makeIdentity, responseOf, signatureOf } from '../server/test/saml-signer.ts';
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
async function makeKey(url, cookie, scopes, spendCap = null) {
  const answer = await fetch(`${url}/api/key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-jackfield': '1', origin: url, cookie },
    body: JSON.stringify({
      name: 'Bench',
      scopes,
      networks: [],
      spendCap,
      days: 1,
    }),
  });
  if (!answer.ok) throw new Error(`No key: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).secret;
}

async function measureKey(portal, cookie) {
  const { id } = await (await fetch(`${portal.url}/api/user`, { headers: { cookie } })).json();
  const authorization = `Bearer ${await makeKey(portal.url, cookie, ['people:read'])}`;
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
  return { rows, target: `${ratio}x of a cookie; ${of('key', 'rate').toFixed(0)} a second` };
}

const people = isSmall ? 5 : 500;
const groups = isSmall ? 2 : 40;
/** Requests that a directory has under way at once. */
const workers = 4;

/** Calls as a program does; throws what is refused. */
const callerOf = (url, secret) => async (method, path, body) => {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Seconds that work takes, and what it answers. */
async function timed(work) {
  const start = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - start) / 1000 };
}

/** Does work for each index, so many at once; answers what came of each. */
async function each(count, work) {
  const answers = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) answers[index] = await work(index);
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return answers;
}

async function measureDirectory(portal, cookie) {
  const scim = callerOf(
    `${portal.url}/scim/v2`,
    await makeKey(portal.url, cookie, ['directory:write'], 10_000),
  );
  const user = (index) => ({
    userName: `person${index}@bench.example.com`,
    name: { givenName: 'Person', familyName: `Number ${index}` },
    active: true,
  });
  const synced = await timed(async () => {
    const made = await each(people, (index) => scim('POST', '/Users', user(index)));
    await each(groups, (index) =>
      scim('POST', '/Groups', {
        displayName: `Group ${index}`,
        members: made.filter((_, at) => at % groups === index).map(({ id }) => ({ value: id })),
      }),
    );
    return made;
  });
  const [first] = synced.answer;
  const op = { op: 'Replace', path: 'active', value: 'False' };
  const left = await timed(() => scim('PATCH', `/Users/${first.id}`, { Operations: [op] }));
  if (left.answer.active) throw new Error('Who left is still active.');
  return { synced: synced.seconds, left: left.seconds };
}

async function measureFiles(portal, cookie) {
  const scopes = ['routing', 'people', 'teams', 'numbers', 'media', 'blocking'];
  const secret = await makeKey(
    portal.url,
    cookie,
    scopes.map((area) => `${area}:write`),
  );
  const v1 = callerOf(`${portal.url}/v1/config`, secret);
  const { answer: files, seconds: exported } = await timed(() => v1('GET', '/file'));
  let changed = 0;
  const retitled = files.files.map(({ path, text }) => ({
    path,
    text: text.replaceAll(/^( +- email: person.*)\n(?: +title: .*\n)?/gm, (line, email) =>
      changed++ < 100 ? `${email}\n    title: Changed by files\n` : line,
    ),
  }));
  const planned = await timed(() => v1('POST', '/plan', { files: retitled }));
  const { id, changes, refusals } = planned.answer;
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals.slice(0, 3)));
  const applied = await timed(() => v1('POST', `/plan/${id}/apply`, {}));
  const undone = await timed(() => v1('POST', `/plan/${id}/undo`, {}));
  if (undone.answer.state !== 'undone') throw new Error(`The plan is ${undone.answer.state}.`);
  return {
    changes: changes.length,
    exported,
    planned: planned.seconds,
    applied: applied.seconds,
    undone: undone.seconds,
  };
}

/** What somebody may post who wants it to cost much: each is as large as is looked at. */
function hostileAnswers({ key }) {
  const tags = 1900;
  const many = Array.from({ length: tags / 2 }, (_, index) => index);
  const signature = signatureOf('', { key, id: '_r1' });
  const end = '</a>'.repeat(many.length);
  return {
    'elements beside each other': '<a/>'.repeat(tags),
    'elements in each other': '<a>'.repeat(many.length) + end,
    'the same, signed': signature + '<a>'.repeat(many.length) + end,
    'namespaces, signed': signature + many.map((one) => `<a xmlns:n${one}="n">`).join('') + end,
    'attributes, signed': `${signature}<a ${Array.from({ length: 6000 }, (_, one) => `a${one}="1"`).join(' ')}/>`,
    text: 'a'.repeat(90_000),
  };
}

/** Milliseconds that each of them takes until it is refused, the middle of several. */
async function measureHostile() {
  const identity = makeIdentity();
  const self = { entityId: 'https://portal.example/saml', acsUrl: 'https://portal.example/acs' };
  const provider = {
    issuer: 'https://idp.example',
    signInUrl: 'https://idp.example/sign-in',
    certificates: [identity.certificate],
  };
  const request = { id: '_q1', at: new Date(), isAgain: false };
  const said = { issuer: provider.issuer, recipient: self.acsUrl, inResponseTo: request.id };
  const rows = [];
  for (const [what, inside] of Object.entries(hostileAnswers(identity))) {
    const xml = responseOf(said, `<saml:Assertion>${inside}</saml:Assertion>`);
    const text = Buffer.from(xml).toString('base64');
    const times = [];
    for (let turn = 0; turn < repeats + 1; turn += 1) {
      const begun = performance.now();
      const wasRead = await readAssertion(text, { provider, self, request }).then(
        () => true,
        () => false,
      );
      if (wasRead) throw new Error(`An answer of ${what} was accepted.`);
      times.push(performance.now() - begun);
    }
    rows.push({ what, size: `${(text.length / 1000).toFixed(0)} kB`, took: middle(times) });
  }
  return rows;
}

async function measure(portal) {
  const { cookies } = await signIn(portal.url);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const key = await measureKey(portal, cookie);
  const { synced, left } = await measureDirectory(portal, cookie);
  const { changes, exported, planned, applied, undone } = await measureFiles(portal, cookie);
  const figures = {
    [`a directory brings ${people} people and ${groups} groups`]: synced,
    'one who leaves is suspended': left,
    'the account as files': exported,
    [`a plan of ${changes} changes`]: planned,
    'its apply': applied,
    'its undo': undone,
  };
  const rows = Object.entries(figures).map(([what, taken]) => ({
    what,
    takes: `${taken.toFixed(2)} s`,
  }));
  const hostile = await measureHostile();
  const slowest = Math.max(...hostile.map(({ took }) => took));
  report(
    {
      checks: key.rows,
      directory: rows,
      hostile: hostile.map((row) => ({ ...row, took: `${row.took.toFixed(0)} ms` })),
    },
    {
      'KEY-02': key.target,
      'SCIM-01': `${synced.toFixed(0)} s; ${left.toFixed(2)} s`,
      'SSO-01': `${slowest.toFixed(0)} ms`,
      'FILE-01': `${planned.toFixed(1)} s; ${applied.toFixed(1)} s`,
    },
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
