import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './folders.mjs';

const module = join(import.meta.dirname, 'pages.mjs');
const script = `
  const { pageImports } = await import(${JSON.stringify(module)});
  console.log(JSON.stringify(await pageImports(process.argv[1])));`;

/** In a process of its own, as the build is: Vitest imports modules in its own way. */
async function pageImports(of: string): Promise<[pattern: string, request: string][]> {
  const options = ['--input-type=module', '-e', script, of];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  return JSON.parse(stdout);
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jackfield-pages-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const routes = (text: string) => writeFileSync(join(folder, 'src', 'routes.tsx'), text);

describe('pages of a remote', () => {
  it('are what its routes import, however they are written', async () => {
    routes(`import { pagesAt } from '@jackfield/kit/remote';
      const late = () => import('./late.tsx');
      export const routes: object[] = [
        ...pagesAt({ '/a': () => import('./a.tsx') }),
        { path: '/b/:id', lazy: async () => { const { B } = await import("./b.tsx"); return { B }; } },
        { path: '/c', lazy: late },
      ];`);
    expect(await pageImports(folder)).toEqual([
      ['/a', './a.tsx'],
      ['/b/:id', './b.tsx'],
      ['/c', './late.tsx'],
    ]);
  });

  it('are none without routes, and a mistake where a page is not one import', async () => {
    expect(await pageImports(folder)).toEqual([]);
    routes(`export const routes = [{ path: '/a', Component: () => null }];`);
    await expect(pageImports(folder)).rejects.toThrow('the page /a is not one import()');
  });

  it.each(['people', 'numbers', 'billing', 'compliance', 'settings', 'integrations'])(
    'of %s are described with files of the build',
    async (name) => {
      const own = join(root, `mfe-${name}`);
      const { pages, files, preload } = JSON.parse(
        readFileSync(join(own, 'dist', 'remote.json'), 'utf8'),
      );
      expect(Object.keys(pages)).toEqual((await pageImports(own)).map(([pattern]) => pattern));
      for (const page of Object.values<{ files: { file: string }[]; shared: string[] }>(pages)) {
        const loaded = page.files.map(({ file }) => file);
        expect(loaded.length).toBeGreaterThan(preload.length);
        expect(loaded).toEqual(expect.arrayContaining(preload));
        expect(loaded.filter((file) => !Object.hasOwn(files, file))).toEqual([]);
        expect(page.shared).toContain('@jackfield/kit/ui/core');
      }
    },
  );
});
