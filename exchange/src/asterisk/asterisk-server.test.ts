import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AsteriskServer } from './asterisk-server.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jackfield-asterisk-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const start = (program: string, ...args: string[]): Promise<void> => {
  const options = {
    folder,
    sip: { address: '127.0.0.1', port: 9 },
    nat: null,
    rtp: { from: 26_000, to: 26_100 },
    ari: { port: 9, password: 'secret' },
    ami: { port: 9, password: 'secret' },
    portal: { url: 'http://127.0.0.1:9', key: 'key' },
    trunks: [],
  };
  const run = () => spawn(program, args, { stdio: 'pipe' });
  return new AsteriskServer(options, { run, say: () => undefined }).start();
};

it('tells the last words of an Asterisk that does not come up', async () => {
  const script = 'console.log("no such module"); process.exit(2)';
  await expect(start(process.execPath, '-e', script)).rejects.toThrow(
    'Asterisk did not come up:\nno such module',
  );
});

it('tells of a program that cannot be run', async () => {
  await expect(start(join(folder, 'asterisk'))).rejects.toThrow('ENOENT');
});
