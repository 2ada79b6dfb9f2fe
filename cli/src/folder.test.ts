import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readFolder, writeFolder } from './folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jackfield-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('[FILE-01] reads what it has written, in the order of names', () => {
  const files = [
    { path: 'sites/mobile.yaml', text: 'jackfield: 1\n' },
    { path: 'teams.yaml', text: 'jackfield: 1\nteams: []\n' },
  ];
  writeFolder(folder, files.toReversed());
  expect(readFolder(folder)).toEqual(files);
  expect(readFolder(join(folder, 'teams.yaml'))).toEqual(files.slice(1));
});

it('[FILE-01] names files from here, so that an editor opens them', () => {
  expect(readFolder('server/package.json')[0]?.path).toBe('server/package.json');
});

it.each(['../evil.yaml', '/etc/evil.yaml', 'a/../../evil.yaml', '.github/x.yaml', 'run.sh'])(
  '[FILE-01] writes nothing where a portal names %s',
  (path) => {
    const files = [
      { path: 'teams.yaml', text: '' },
      { path, text: '' },
    ];
    expect(() => writeFolder(folder, files)).toThrow(path);
    expect(readdirSync(folder)).toEqual([]);
  },
);

it('[FILE-01] an empty folder, and none, are told with what to do', () => {
  expect(() => readFolder(folder)).toThrow('jackfield export');
  expect(() => readFolder(join(folder, 'none'))).toThrow('There is no folder');
});
