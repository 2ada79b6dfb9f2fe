import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from './run.ts';

const key = 'jfk_8Qx2abc';
const id = '018f0000-0000-7000-8000-0000000000f1';
const planned = {
  id,
  state: 'ready',
  summary: '## Plan\n\nFront desk changes.',
  address: 'https://portal.example.com/plan',
  refusals: [],
  changes: [{ name: 'Front desk' }],
  left: [],
};

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

let folder: string;
let portal: Server;
let asked: { line: string; headers: IncomingMessage['headers']; body: string }[];
let answers: Record<string, Answer>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jackfield-run-'));
  writeFileSync(join(folder, 'teams.yaml'), 'jackfield: 1\n');
  asked = [];
  answers = {};
  portal = createServer(async (request, response) => {
    const line = `${request.method} ${request.url}`;
    asked.push({ line, headers: request.headers, body: (await request.toArray()).join('') });
    const { status = 200, body: answer } = answers[line] ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise((resolve) => portal.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Runs a command, and answers its code with what it wrote. */
async function jackfield(words: string[], env: NodeJS.ProcessEnv = {}) {
  const url = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  const written = { out: '', said: '' };
  const code = await run(words, {
    env: { XDG_CONFIG_HOME: folder, JACKFIELD_URL: url, JACKFIELD_KEY: key, ...env },
    out: (text) => {
      written.out += text;
    },
    say: (text) => {
      written.said += text;
    },
    askSecret: async () => key,
    interrupted: () => AbortSignal.abort(),
    wait: async () => undefined,
  });
  expect(written.out + written.said).not.toContain(key);
  return { code, ...written };
}

it('[FILE-01] shows a plan, keeps it, and names the commit of the build', async () => {
  answers['POST /v1/config/plan'] = { status: 201, body: planned };
  const out = join(folder, 'plan.json');
  const shown = await jackfield(['plan', folder, '--out', out], { GITHUB_SHA: 'c0ffee' });
  expect(shown).toMatchObject({ code: 0, out: planned.summary });
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual(planned);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    files: [{ path: 'teams.yaml', text: 'jackfield: 1\n' }],
    delete: false,
    commit: 'c0ffee',
  });
  expect(asked[0]?.headers).toMatchObject({ authorization: `Bearer ${key}` });
});

it('[FILE-01] says refusals by their place and ends with 1', async () => {
  const refusals = [{ path: 'teams.yaml', line: 3, column: 5, message: 'No such user.' }];
  answers['POST /v1/config/plan'] = { body: { ...planned, state: 'refused', refusals } };
  const refused = await jackfield(['plan', folder]);
  expect(refused).toMatchObject({ code: 1, said: 'teams.yaml:3:5 No such user.' });
  expect((await jackfield(['apply', folder])).code).toBe(1);
  expect(asked.map(({ line }) => line)).not.toContain(`POST /v1/config/plan/${id}/apply`);
});

it('[FILE-01] applies a folder where it changes something, and nothing else', async () => {
  answers['POST /v1/config/plan'] = { body: planned };
  answers[`POST /v1/config/plan/${id}/apply`] = { body: { ...planned, state: 'applied' } };
  const applied = await jackfield(['apply', folder]);
  expect(applied.code).toBe(0);
  expect(applied.out).toContain('Applied: 1 record.');
  answers['POST /v1/config/plan'] = { body: { ...planned, changes: [] } };
  asked = [];
  expect((await jackfield(['apply', folder])).code).toBe(0);
  expect(asked).toHaveLength(1);
});

it('[FILE-01] a plan that waits for an admin ends with 3 and its address', async () => {
  answers[`POST /v1/config/plan/${id}/apply`] = { body: { ...planned, state: 'waiting' } };
  const waits = await jackfield(['apply', id]);
  expect(waits.code).toBe(3);
  expect(waits.out).toContain(planned.address);
});

it('[FILE-01] a plan that is out of date says what was saved, and what to do', async () => {
  const message = 'Front desk was saved by Renee Cole since.';
  const body = { responseCode: 'CHANGEDSINCE', message, traceId: 't1' };
  answers[`POST /v1/config/plan/${id}/apply`] = { status: 409, body };
  const stale = await jackfield(['apply', id]);
  expect(stale.code).toBe(1);
  expect(stale.said).toBe(`${message} (trace t1)\nPlan again, and look at it once more.`);
});

it('[FILE-01] takes a plan back, and names what was left', async () => {
  const left = [{ kind: 'team', name: 'Front desk', message: 'It was changed since.' }];
  answers[`POST /v1/config/plan/${id}/undo`] = { body: { ...planned, state: 'undone', left } };
  const undone = await jackfield(['undo', id]);
  expect(undone.code).toBe(1);
  expect(undone.out).toContain('- Front desk: It was changed since.');
});

it('[FILE-01] drift ends with 2, and says what and who', async () => {
  const item = {
    name: 'Front desk',
    path: 'phones/teams.yaml',
    line: 4,
    what: 'changed',
    members: [{ member: 'name', file: 'Front desk', portal: 'Reception' }],
    changedBy: 'Renee Cole',
    changedAt: '2026-11-26T16:31:07.000Z',
  };
  answers['POST /v1/config/drift'] = { body: { refusals: [], items: [item] } };
  const drifted = await jackfield(['drift', folder]);
  expect(drifted.code).toBe(2);
  expect(drifted.out).toContain('(phones/teams.yaml:4) was changed, by Renee Cole on 2026-11-26');
  expect(drifted.out).toContain('- name: Front desk in the file, Reception in the portal');
  answers['POST /v1/config/drift'] = { body: { refusals: [], items: [] } };
  expect((await jackfield(['drift', folder])).code).toBe(0);
});

it('[FILE-01] login keeps a key that works, and none that does not', async () => {
  const env = { JACKFIELD_KEY: '' };
  const body = { responseCode: 'UNAUTHORIZED' };
  answers['GET /v1/config/plan'] = { status: 401, body };
  expect((await jackfield(['login'], env)).said).toContain('does not know this key');
  answers['GET /v1/config/file'] = { body: { files: [] } };
  expect((await jackfield(['export'], env)).said).toContain('There is no key for');
  answers['GET /v1/config/plan'] = { body: { items: [] } };
  expect((await jackfield(['login'], env)).code).toBe(0);
  expect((await jackfield(['export'], env)).code).toBe(0);
});

it('[FILE-01] login says that another key goes before the one that it keeps', async () => {
  answers['GET /v1/config/plan'] = { body: { items: [] } };
  const goesBefore = 'JACKFIELD_KEY is set and goes before it';
  expect((await jackfield(['login'])).said).toContain(goesBefore);
  expect((await jackfield(['login'], { JACKFIELD_KEY: '' })).said).not.toContain(goesBefore);
});

it('[FILE-01] a portal that is not there, and one that is none, are told in a line', async () => {
  const away = await jackfield(['plan', folder], { JACKFIELD_URL: 'http://127.0.0.1:9' });
  expect(away.said).toMatch(/^http:\/\/127\.0\.0\.1:9 cannot be reached \(\w+\)\.$/);
  answers['POST /v1/config/plan'] = { body: '<!doctype html>' };
  expect((await jackfield(['plan', folder])).said).toContain('does not answer as a portal');
});
