import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { experiments } from '@rspack/core';
import { exportsLock, root } from '../folders.mjs';
import { packFiles } from '../release-pack.mjs';
import { hostLists } from '../shared-modules.mjs';
import { hashOf } from '../stale.mjs';
import { portalFacts, sdkManifest, sdkTsconfig } from './description.mjs';
import {
  filesBelow,
  packageSources,
  packedPackage,
  readPackage,
  sdkPackages,
} from './packages.mjs';

const run = promisify(execFile);
const here = join(root, 'shared', 'build');
const output = join(here, 'dist');
const compiled = join(root, '.cache', 'sdk', 'out');
const overlay = join('sdk', 'outside');
const gallery = join('shared', 'kit', 'gallery');
const builtGallery = join(root, '.cache', 'sdk', 'gallery');

const ofWorkspace = [
  'host.mjs',
  'development-react.mjs',
  'dev-servers.mjs',
  'public.mjs',
  'folders.mjs',
  'stale.mjs',
];

/** Parts of the build that make the host or this SDK, which nobody outside needs. */
const isOfWorkspace = (file) =>
  file.includes('.test.') || file.startsWith('sdk') || ofWorkspace.includes(file);

/** Modules of the workspace that a team outside needs as well; packages of Node's have no types. */
const alongside = [
  'scripts/lib/new-remote.mjs',
  'scripts/lib/browser.mjs',
  'e2e/fixtures/holdings.ts',
  'e2e/fixtures/smoke-page.ts',
  'server/seeds/demo-accounts.ts',
];

function moduleOf(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const called = (name) => name.replace(/\.ts$/, '.mjs');
  const options = { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } };
  // What a module of TypeScript imports from beside it stands here under its new name as well.
  const code = file.endsWith('.ts')
    ? experiments.swc
        .transformSync(text, options)
        .code.replaceAll(/(?<=from ['"])\.\/[\w-]+\.ts/g, called)
    : text;
  return [`build/${called(basename(file))}`, Buffer.from(code)];
}

const json = (value) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** What a team reads or names stands at the top. */
const placeOf = (file) =>
  ['README.md', 'vitest.config.mjs'].includes(file) ? file : join('build', file);

/** The build of remotes, with the overlay in place of what knows this workspace. */
function buildFiles() {
  const source = join(here, 'src');
  const shared = filesBelow(source).filter((file) => !isOfWorkspace(file));
  const own = filesBelow(join(source, overlay));
  return [
    ...shared.map((file) => [join('build', file), readFileSync(join(source, file))]),
    ...own.map((file) => [placeOf(file), readFileSync(join(source, overlay, file))]),
    ...alongside.map(moduleOf),
    ['build/portal.json', json(portalFacts())],
  ];
}

/** The catalogue of the kit's pieces, built to be opened, and the sources of its examples. */
async function galleryFiles() {
  await run(process.execPath, [join(root, gallery, 'build.mjs'), '--kit', builtGallery]);
  const built = filesBelow(builtGallery).filter((file) => !/\.(br|gz|map|txt)$/.test(file));
  const examples = filesBelow(join(root, gallery)).filter((file) => /^[^/\\]+\.tsx$/.test(file));
  return [
    ...built.map((file) => [join('gallery', file), readFileSync(join(builtGallery, file))]),
    ...examples.map((file) => [
      join('gallery', 'examples', file),
      readFileSync(join(root, gallery, file)),
    ]),
  ];
}

/** The packages, compiled, with their types and what they load beside. */
function packageFiles() {
  const beside = packageSources().filter((file) => !/(?<!\.d)\.tsx?$/.test(file));
  const into = (file) => join('node_modules', '@jackfield', file);
  return [
    ...filesBelow(compiled).map((file) => [into(file), readFileSync(join(compiled, file))]),
    ...beside.map((file) => [into(file), readFileSync(join(root, 'shared', file))]),
    ...sdkPackages.map((name) => [
      into(join(name, 'package.json')),
      json(packedPackage(readPackage('shared', name))),
    ]),
  ];
}

async function sdkFiles() {
  const base = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  const packages = sdkPackages.map((name) => packedPackage(readPackage('shared', name)));
  return [
    ...buildFiles(),
    ...packageFiles(),
    ...(await galleryFiles()),
    ['tsconfig.json', json(sdkTsconfig(packages, base))],
    ['css.d.ts', readFileSync(join(root, 'shared', 'kit', 'src', 'css.d.ts'))],
  ].map(([name, bytes]) => [name.replaceAll('\\', '/'), bytes]);
}

/** The product's version and a hash of what is in it, as a version of a package. */
function versionOf(files) {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update('\0').update(bytes);
  return `${readPackage().version}-h${hash.digest('hex').slice(0, 12)}`;
}

const sources = () => ({
  files: [
    ...packageSources().map((file) => join('shared', file)),
    ...sdkPackages.map((name) => join('shared', name, 'package.json')),
    ...hostLists.map((file) => join('host', 'src', file)),
    exportsLock,
    ...filesBelow(join(here, 'src')).map((file) => join('shared', 'build', 'src', file)),
    ...alongside,
    ...filesBelow(join(root, gallery))
      .filter((file) => !file.startsWith('dist'))
      .map((file) => join(gallery, file)),
    'shared/build/tsconfig.sdk.json',
    'tsconfig.base.json',
    'package.json',
    'pnpm-workspace.yaml',
  ],
  packages: [],
});

/** What the last build of the SDK was; null when there is none. */
function builtSdk() {
  const file = join(output, 'sdk.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Whether the SDK was built of what stands here. */
const isSdkFresh = () => builtSdk()?.sources === hashOf(sources());

/**
 * Builds the SDK: an npm package with the types of everything that the host provides and the build
 * of remotes, so that a team in another repository works with what this portal has.
 * `shared/build/dist/sdk.json` describes it, as the last thing written.
 *
 * @returns {Promise<{version: string, file: string, bytes: number, integrity: string}>}
 */
export async function buildSdk() {
  const made = hashOf(sources());
  rmSync(compiled, { recursive: true, force: true });
  await run(process.execPath, [
    join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
    '-p',
    join(here, 'tsconfig.sdk.json'),
  ]);
  const content = await sdkFiles();
  const version = versionOf([...content, ['package.json', json(sdkManifest(''))]]);
  const all = [...content, ['package.json', json(sdkManifest(version))]];
  const tarball = await packFiles(all.map(([name, bytes]) => [`package/${name}`, bytes]));
  const file = `jackfield-sdk-${version}.tgz`;
  const description = {
    version,
    file,
    bytes: tarball.length,
    integrity: `sha512-${createHash('sha512').update(tarball).digest('base64')}`,
    contract: portalFacts().contract,
    modules: portalFacts().versions,
  };
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  writeFileSync(join(output, file), tarball);
  writeFileSync(join(output, '.sdk.json'), json({ ...description, sources: made }));
  renameSync(join(output, '.sdk.json'), join(output, 'sdk.json'));
  return description;
}

/**
 * Builds the SDK unless it is up to date, or other things alone are asked for.
 *
 * @param {string[]} args as for `buildAll`; the SDK's name is `sdk`
 * @returns {Promise<number>} 0, or 1 when the build failed, which is said
 */
export async function buildStaleSdk(args) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const isAsked = names.length === 0 || names.includes('sdk');
  if (!isAsked || (!args.includes('--force') && isSdkFresh())) return 0;
  const started = performance.now();
  try {
    await buildSdk();
    console.log(`built  sdk ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return 0;
  } catch (error) {
    console.error(`FAILED sdk\n${error.stdout ?? error.stack}`);
    return 1;
  }
}
