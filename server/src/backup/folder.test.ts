import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { basesOf, copyNew, manifestFile, pruneBases } from './folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jackfield-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, text);
}

it('keeps the backup that a restore to the oldest time begins with', async () => {
  for (const day of ['03', '04', '05', '06']) {
    const manifest = { version: '1', postgres: '15.10', migration: '', database: '', user: '' };
    const text = JSON.stringify({ ...manifest, endedAt: `2026-01-${day}T01:00:00Z`, bytes: {} });
    await put(join(basesOf(folder), `2026-01-${day}T00`, manifestFile), text);
  }
  await put(join(basesOf(folder), '2026-01-03T12', 'database', 'half'), '');
  const first = await pruneBases(folder, new Date('2026-01-05T00:59:00Z'));
  expect(first?.path).toBe(join(basesOf(folder), '2026-01-04T00'));
  expect(await readdir(basesOf(folder))).toEqual([
    '2026-01-04T00',
    '2026-01-05T00',
    '2026-01-06T00',
  ]);
});

it('copies files that are whole, and shares those that the backup before has', async () => {
  const [from, before, to] = ['from', 'before', 'to'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await put(join(from, 'account', 'old'), 'old');
  await copyNew(from, before, null);
  await put(join(from, 'account', 'new'), 'new');
  await put(join(from, 'account', 'draft.part'), 'dr');
  await copyNew(from, to, before);
  expect((await readdir(join(to, 'account'))).sort()).toEqual(['new', 'old']);
  expect(await readFile(join(to, 'account', 'new'), 'utf8')).toBe('new');
  const places = [before, to].map((path) => stat(join(path, 'account', 'old')));
  const [one, other] = await Promise.all(places);
  expect(one?.ino).toBe(other?.ino);
});
