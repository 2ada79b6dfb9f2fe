import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { remoteJson } from '../../shared/build/src/remote-json.mjs';
import { filesOfRemote, nameProblem, variantWith } from './new-remote.mjs';
import { root } from './toolchain.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const sample = read('mfe-compliance/package.json');

describe('the name of a new remote', () => {
  it.each([
    [undefined, /missing/],
    ['Wallboard', /small letters/],
    ['wall board', /small letters/],
    ['../wallboard', /small letters/],
    ['wall--board', /single hyphens/],
    ['4walls', /small letters/],
    ['w'.repeat(31), /at most 30/],
    ['people', /exists already/],
  ])('%j is refused with the reason', (name, reason) => {
    expect(nameProblem(name, ['people'])).toMatch(reason);
  });

  it.each(['wallboard', 'call-queue2'])('%s is fine', (name) => {
    expect(nameProblem(name, ['people'])).toBeNull();
  });
});

describe('the files of a new remote', () => {
  const files = filesOfRemote('call-board', sample);

  it('have a remote.json that the build accepts', () => {
    const manifest = JSON.parse(files.get('mfe-call-board/remote.json'));
    expect(remoteJson(manifest, '/portal/mfe-call-board')).toMatchObject({
      area: 'call-board',
      label: 'Call board',
      routes: ['/admin-settings/call-board'],
    });
  });

  it('depend on what the page uses, in the versions of the catalog', () => {
    const { name, dependencies } = JSON.parse(files.get('mfe-call-board/package.json'));
    expect(name).toBe('@jackfield/mfe-call-board');
    expect(dependencies).toEqual({
      '@jackfield/kit': 'workspace:*',
      '@jackfield/runtime': 'workspace:*',
      jotai: 'catalog:',
      react: 'catalog:',
      'react-dom': 'catalog:',
      'react-router': 'catalog:',
    });
  });

  it('name the page as code does', () => {
    expect(files.get('mfe-call-board/src/routes.tsx')).toContain('Component: CallBoardPage');
    expect(files.has('e2e/specs/call-board/call-board.spec.ts')).toBe(true);
  });
});

describe('the file of a variant', () => {
  const [id] = readdirSync(join(root, 'host', 'variants'));
  const before = readFileSync(join(root, 'host', 'variants', id, 'variant.json'), 'utf8');

  it('gets one line more and keeps all others', () => {
    const lines = before.split('\n');
    const after = variantWith(before, 'call-board').split('\n');
    const added = after.findIndex((line) => line === '    "call-board": "mfe-call-board"');
    expect(after).toHaveLength(lines.length + 1);
    expect(after.toSpliced(added, 1)).toEqual(
      lines.map((line, at) => (at === added - 1 ? `${line},` : line)),
    );
    const { remotes } = JSON.parse(before);
    expect(JSON.parse(after.join('\n')).remotes).toEqual({
      ...remotes,
      'call-board': 'mfe-call-board',
    });
  });

  it('may be written in one line, and is left alone without remotes', () => {
    expect(variantWith('{"remotes": {"people": "mfe-people"}}', 'board')).toBe(
      '{"remotes": {"people": "mfe-people", "board": "mfe-board"}}',
    );
    expect(variantWith('{"name": "Acme"}', 'board')).toBeNull();
  });
});
