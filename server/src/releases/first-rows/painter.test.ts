import { afterEach, expect, it } from 'vitest';
import { createPainter, LateError, type Painter } from './painter.ts';
import type { Work } from './task.ts';

const limits = { work: 60, patience: 4000, memory: 64 };
const opened: Painter[] = [];

afterEach(() => Promise.all(opened.splice(0).map((painter) => painter.close())));

function painterOf() {
  const painter = createPainter(limits);
  opened.push(painter);
  let count = 0;
  /** Runs a script whose `paint` has this body. */
  const paint = (body: string, key = `script ${(count += 1)}`) =>
    painter.run({ key, source: sourceOf(body) }, work);
  return { painter, paint };
}

const sourceOf = (body: string) => `var firstRows = {
  patterns: ['/a', '/b'],
  speak(tag, texts) { globalThis.spoken = tag + texts; },
  open(...args) { this.args = args; Promise.resolve().then(() => { this.isSettled = true; }); },
  tell() { const [pattern, given] = this.args; ${body} },
};`;

const work: Work = {
  work: 'rows',
  pattern: '/a',
  given: '{"name":"Ada"}',
  language: { tag: 'en', texts: '{}' },
};

it('runs a function with texts and answers its text', async () => {
  const { painter, paint } = painterOf();
  expect(await paint('return pattern + given + spoken')).toBe('/a{"name":"Ada"}en{}');
  const script = { key: 'other', source: sourceOf('') };
  expect(await painter.run(script, { work: 'patterns' })).toBe('["/a","/b"]');
});

it('lets promises settle before the page tells what it has', async () => {
  expect(await painterOf().paint('return String(this.isSettled)')).toBe('true');
});

it.each([
  ['hangs', 'for (;;);', /timed out/],
  ['throws', 'throw new Error("no rows")', /no rows/],
  ['throws what cannot be read', 'throw { get message() { throw 1 } }', /cannot be read/],
  ['answers no text', 'return {}', /a text/],
  ['grows', 'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))', /memory|timed/],
  ['hangs in a promise', 'Promise.resolve().then(() => { for (;;); }); return "x"', /timed out/],
  ['makes code of texts', 'return new Function("return 1")()', /[Cc]ode generation/],
  ['reads the process', 'return process.env.HOME', /process is not defined/],
  ['reads files', 'return require("fs")', /require is not defined/],
  ['uses the network', 'return fetch("/")', /fetch is not defined/],
])('costs only itself when it %s', async (_what, body, reason) => {
  const { paint } = painterOf();
  await expect(paint(body)).rejects.toThrow(reason);
  expect(await paint('return "rows"')).toBe('rows');
});

it('gives no way out of the room', async () => {
  const { paint } = painterOf();
  const way = 'return String(globalThis.constructor.constructor("return typeof process")())';
  await expect(paint(way)).rejects.toThrow();
  expect(await paint('return typeof given.constructor.constructor.process')).toBe('undefined');
});

it('tells a script that had no processor from one that throws', async () => {
  const { paint } = painterOf();
  const waits = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)';
  await expect(paint(waits)).rejects.toThrow(LateError);
  await expect(paint('throw new Error("no rows")')).rejects.not.toThrow(LateError);
});

it('takes a script again after it has failed', async () => {
  const { paint } = painterOf();
  const body = 'if (!globalThis.isSecond) { globalThis.isSecond = true; throw new Error("once") }';
  await expect(paint(body, 'same')).rejects.toThrow('once');
  await expect(paint(body, 'same')).rejects.toThrow('once');
});

it('answers other scripts while one of them hangs', async () => {
  const { paint } = painterOf();
  const [hung, other] = await Promise.allSettled([paint('for (;;);'), paint('return "rows"')]);
  expect(hung.status).toBe('rejected');
  expect(other).toEqual({ status: 'fulfilled', value: 'rows' });
});
