import { execFileSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './folders.mjs';
import { withDigestsInOrder, withLoadsInOrder, withoutFolder } from './same-everywhere.mjs';

const area = 'settings';
const sources: { files: string[] } = JSON.parse(
  readFileSync(join(root, `mfe-${area}`, 'dist', '.sources.json'), 'utf8'),
);

/** What a build reads of the workspace without making anything of it. */
const asked = [
  'shared/build',
  'shared/contract',
  'shared/texts',
  'shared/kit/src',
  'shared/lists/src',
  'shared/records/src',
  'shared/domain/src/public.ts',
  ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}/package.json`),
  'host/src/shared',
];

/** A folder with the same files under hard links: their path is the folder's own. */
function linked(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linked(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Another folder of another depth that holds what the build of the remote is made of, no more. */
function elsewhere(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'elsewhere-'));
  for (const file of [...sources.files, ...asked]) {
    const options = { recursive: true, filter: (path: string) => !path.includes('node_modules') };
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), options);
  }
  linked(join(root, 'node_modules', '.pnpm'), join(folder, 'node_modules', '.pnpm'));
  const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
  for (const name of [...shared, 'host', `mfe-${area}`]) {
    linked(join(root, name, 'node_modules'), join(folder, name, 'node_modules'));
  }
  return folder;
}

/** Files of a build, those for its own use left out. */
const filesIn = (base: string) => {
  const folder = join(base, `mfe-${area}`, 'dist');
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
};

/** Builds the remote in a process of its own, with the tools of that folder. */
const build = (folder: string) => {
  const code = `
    import { configOf } from './shared/build/src/build-all.mjs';
    import { createRequire } from 'node:module';
    const { rspack } = createRequire('${folder}/shared/build/package.json')('@rspack/core');
    const compiler = rspack(await configOf('${folder}/mfe-${area}', 'production'));
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
      compiler.close(() => {});
    });
  `;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: folder });
};

describe('one commit in two folders', () => {
  let folder = '';
  beforeAll(() => {
    folder = elsewhere();
    build(folder);
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

  it('gives the same files, out of what the build noted as its sources', () => {
    const [here, there] = [filesIn(root), filesIn(folder)];
    expect([...there.keys()]).toEqual([...here.keys()]);
    for (const [name, bytes] of here) {
      expect([name, there.get(name)?.equals(bytes)]).toEqual([name, true]);
    }
  });
});

describe('what differs between two builds', () => {
  const runtime = '@module-federation/webpack-bundler-runtime/dist/index.cjs';
  const request = (path: string) =>
    `x!=!data:text/javascript,import%20__module_federation_bundler_runtime__%20from%20${encodeURIComponent(`"${path}"`)}%3B%3Bmore`;

  it('is the folder in the address of the federation runtime', () => {
    const one = withoutFolder(
      request(`/home/ann/jackfield/node_modules/${runtime}`),
      '/home/ann/jackfield/mfe-a',
    );
    const other = withoutFolder(request(`/ci/node_modules/${runtime}`), '/ci/mfe-a');
    expect(one).toBe(request(`../node_modules/${runtime}`));
    expect(other).toBe(one);
  });

  it('is found where packages lie below the remote, as outside the workspace', () => {
    const outside = withoutFolder(
      request(`/ci/wallboard/node_modules/${runtime}`),
      '/ci/wallboard',
    );
    expect(outside).toBe(request(`./node_modules/${runtime}`));
  });

  it('is the order of chunks without a file in what an import loads', () => {
    const without = new Set(['4', '5', '845']);
    const script = (calls: string) => `x(()=>Promise.all([${calls}]).then(n.bind(n,1)))`;
    const ordered = script('n.e(4),n.e(491),n.e(5),n.e(17),n.e(845)');
    for (const calls of [
      'n.e(5),n.e(491),n.e(845),n.e(17),n.e(4)',
      'n.e(845),n.e(491),n.e(4),n.e(17),n.e(5)',
    ]) {
      expect(withLoadsInOrder(script(calls), without)).toBe(ordered);
    }
    const pages = 'n.e(491),n.e(17)';
    expect(withLoadsInOrder(script(pages), without)).toBe(script(pages));
  });

  it('is the order of the digests in the entry', () => {
    expect(
      withDigestsInOrder('a.sriHashes={15:"b",9:"a"},a.sriCssHashes={20:"d",3:"c"};b={2:1,1:2}'),
    ).toBe('a.sriHashes={9:"a",15:"b"},a.sriCssHashes={3:"c",20:"d"};b={2:1,1:2}');
  });
});
