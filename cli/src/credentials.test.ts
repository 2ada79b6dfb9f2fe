import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { credentialsOf, keepKey, originOf } from './credentials.ts';

const url = 'https://portal.example.com';
const key = 'jfk_8Qx2abc';
let folder: string;
let env: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jackfield-keys-'));
  env = { XDG_CONFIG_HOME: folder, APPDATA: folder };
});
afterEach(() => rmSync(folder, { recursive: true }));

it.skipIf(process.platform === 'win32')('[FILE-01] keeps a key for its owner alone', () => {
  const file = keepKey(env, { url, key });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain(key);
});

it('[FILE-01] finds the key of each portal, and that of the last without an address', () => {
  keepKey(env, { url, key });
  keepKey(env, { url: 'https://other.example.com', key: 'jfk_other' });
  expect(credentialsOf(env, 'portal.example.com')).toEqual({ url, key });
  expect(credentialsOf(env, undefined)).toEqual({
    url: 'https://other.example.com',
    key: 'jfk_other',
  });
});

it('[FILE-01] JACKFIELD_KEY and JACKFIELD_URL win over what is kept', () => {
  keepKey(env, { url, key });
  const set = { ...env, JACKFIELD_URL: 'http://localhost:8080/', JACKFIELD_KEY: 'jfk_set\n' };
  expect(credentialsOf(set, undefined)).toEqual({ url: 'http://localhost:8080', key: 'jfk_set' });
});

it('[FILE-01] says what is missing, and shows no key that is none', () => {
  expect(() => credentialsOf(env, undefined)).toThrow('Set JACKFIELD_URL');
  expect(() => credentialsOf(env, url)).toThrow('Set JACKFIELD_KEY');
  const wrong = () => credentialsOf({ ...env, JACKFIELD_KEY: 'hunter2 x' }, url);
  expect(wrong).toThrow('JACKFIELD_KEY is no key');
  expect(wrong).not.toThrow('hunter2');
});

it.each(['http://portal.example.com', 'ftp://portal.example.com', 'http://'])(
  '[FILE-01] sends no key to %s',
  (address) => {
    expect(() => originOf(address)).toThrow();
  },
);
