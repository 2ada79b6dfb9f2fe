import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildInto } from './build-all.mjs';
import { arrivingDist, placeDist } from './whole-dist.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jackfield-dist-'));
  write('dist', 'the build before');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'a.js'), text);
  return path;
}
const inDist = () => readFileSync(join(folder, 'dist', 'a.js'), 'utf8');

describe('a build', () => {
  const config = (source: string) => {
    writeFileSync(join(folder, 'a.mjs'), source);
    return {
      context: folder,
      mode: 'production' as const,
      entry: { a: './a.mjs' },
      output: { path: join(folder, 'dist'), filename: '[name].js' },
    };
  };
  const told = async (source: string) =>
    (await buildInto({ folder, config: config(source), tools: [join(folder, 'a.mjs')] })).failure;

  it('takes the place of the one before when it is whole', async () => {
    expect(await told('console.log("the next build");')).toBeNull();
    expect(inDist()).toContain('the next build');
    expect(existsSync(join(folder, 'dist', '.sources.json'))).toBe(true);
    expect(readdirSync(folder).toSorted()).toEqual(['a.mjs', 'dist']);
  });

  it('that fails leaves the one before as it is', async () => {
    expect(await told('import "./gone.mjs"; console.log("half");')).toContain('gone.mjs');
    expect(inDist()).toBe('the build before');
    expect(readdirSync(folder).toSorted()).toEqual(['a.mjs', 'dist']);
  });
});

it('what ended processes left goes, and what others work in stays', () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  write(`dist-arriving-${ended}`, 'half');
  write(`dist-former-${ended}`, 'before');
  write(`dist-arriving-${process.ppid}`, 'at work');
  const arriving = arrivingDist(folder);
  expect(readdirSync(folder).toSorted()).toEqual(
    ['dist', `dist-arriving-${process.ppid}`].toSorted(),
  );
  mkdirSync(arriving);
  writeFileSync(join(arriving, 'a.js'), 'whole');
  placeDist(folder, arriving);
  expect(inDist()).toBe('whole');
});
