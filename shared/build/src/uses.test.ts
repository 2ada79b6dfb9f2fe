import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './folders.mjs';
import { takenNames } from './uses.mjs';

const requests = ['@jackfield/kit/ui/core', 'react-router'];
const taken = (source: string) => takenNames(source, requests);

describe('names that a source takes', () => {
  it.each([
    ['import { Button } from "@jackfield/kit/ui/core";', ['Button']],
    ['import{Button as B,Field}from"@jackfield/kit/ui/core"', ['Button', 'Field']],
    ['import core, { Button } from "@jackfield/kit/ui/core";', ['Button']],
    ['import {\n  Button,\n  Field,\n} from "@jackfield/kit/ui/core";', ['Button', 'Field']],
    ['export { Button as Pressed } from "@jackfield/kit/ui/core";', ['Button']],
    ['import * as core from "@jackfield/kit/ui/core";', ['*']],
    ['export * from "@jackfield/kit/ui/core";', ['*']],
    ['import { Button } from "@jackfield/kit/ui/table";', []],
    ['const Button = 1; export { Button };', []],
  ])('%s', (source, names) => {
    expect(taken(source).map(([, name]) => name)).toEqual(names);
  });
});

const areas = ['billing', 'compliance', 'numbers', 'people', 'settings'];
const described = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(root, folder, 'dist', file), 'utf8'));

describe.each(areas)('the build of %s', (area) => {
  const { uses, files } = described(`mfe-${area}`, 'remote.json');

  it('takes names that the host of the same tree has', () => {
    const { names } = described('host', 'host.json');
    expect(Object.keys(uses.names)).toContain('@jackfield/runtime');
    for (const [request, wanted] of Object.entries<string[]>(uses.names)) {
      expect(names[request]).toEqual(expect.arrayContaining(wanted));
    }
  });

  it('names calls and no call that only its types know', () => {
    expect(uses.calls.length).toBeGreaterThan(0);
    for (const call of uses.calls) expect(call).toMatch(/^(GET|POST|PUT|DELETE) \/api\/\S+$/);
  });

  it('has a digest of every file', () => {
    expect(files['remoteEntry.js']).toMatch(/^sha384-/);
    expect(Object.keys(files)).not.toContain('remote.json');
  });
});
