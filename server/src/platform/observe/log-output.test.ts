import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  write as writeFile,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { LogOutput } from './log-output.ts';

type Write = NonNullable<NonNullable<ConstructorParameters<typeof LogOutput>[0]>['write']>;

describe('output of the log', () => {
  let folder: string;
  let fd: number;
  const path = () => join(folder, 'log');
  const lines = () => readFileSync(path(), 'utf8').split('\n').slice(0, -1);
  const messages = () => lines().map((line) => (JSON.parse(line) as { msg: string }).msg);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'jackfield-log-'));
    fd = openSync(path(), 'w');
  });
  afterEach(() => {
    closeSync(fd);
    rmSync(folder, { recursive: true });
  });

  const full: NodeJS.ErrnoException = Object.assign(new Error('full'), { code: 'ENOSPC' });
  /** Fails as a full disk does until space is made; the first write gets a part through. */
  function fullDisk() {
    let isFull = true;
    let hasPart = false;
    const write: Write = (to, bytes, done) => {
      if (isFull && hasPart) return done(full, 0);
      writeFile(to, hasPart ? bytes : bytes.subarray(0, 10), done);
      hasPart = true;
    };
    return { write, makeSpace: () => (isFull = false) };
  }

  it('writes lines in their order, many at once too', async () => {
    const output = new LogOutput({ fd });
    const log = createLog({ logLevel: 'info' }, output);
    for (let at = 0; at < 3000; at += 1) log.info(`line ${at}`);
    await output.drain(5000);
    expect(messages()).toEqual(Array.from({ length: 3000 }, (_, at) => `line ${at}`));
  });

  it('keeps lines while the disk is full, and says once how many had no room', async () => {
    const disk = fullDisk();
    const output = new LogOutput({ fd, room: 400, pause: 5, write: disk.write });
    const log = createLog({ logLevel: 'info' }, output);
    for (let at = 0; at < 50; at += 1) log.info(`line ${at}`);
    await output.drain(50);
    expect(readFileSync(path(), 'utf8')).toHaveLength(10);
    disk.makeSpace();
    await output.drain(5000);
    log.info('later');
    await output.drain(5000);
    const kept = messages().filter((message) => message.startsWith('line '));
    expect(kept).toEqual(kept.map((_, at) => `line ${at}`));
    expect(kept.length).toBeGreaterThan(1);
    expect(messages().at(-1)).toBe('later');
    const losses = lines().filter((line) => line.includes('"lost"'));
    expect(losses.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, lost: 50 - kept.length },
    ]);
  });

  it('takes lines while a write is stuck, and neither the end of the process waits for it', async () => {
    const output = new LogOutput({ fd, room: 100, write: () => undefined });
    for (let at = 0; at < 50; at += 1) output.write('a line of the log\n');
    await output.drain(5);
    output.flush();
    expect(lines()).toEqual([]);
  });

  it('writes at the end of the process what waited for another try', () => {
    const output = new LogOutput({ fd, write: (_fd, _bytes, done) => done(full, 0) });
    output.write('first\n');
    output.write('second\n');
    output.flush();
    expect(lines()).toEqual(['first', 'second']);
  });
});
