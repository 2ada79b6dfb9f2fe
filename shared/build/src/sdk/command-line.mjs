import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { root } from '../folders.mjs';
import { packFiles } from '../release-pack.mjs';
import { readPackage } from './packages.mjs';

const folder = join(root, 'cli');
const output = join(folder, 'dist');
const bundle = 'jackfield.mjs';

/** One file that runs on Node without a package beside it. */
const config = (version) => ({
  context: folder,
  mode: 'production',
  target: ['node20', 'es2022'],
  entry: join(folder, 'src', 'main.ts'),
  output: { path: output, filename: bundle, module: true, chunkFormat: 'module' },
  resolve: { extensions: ['.ts'] },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        type: 'javascript/auto',
      },
    ],
  },
  optimization: { minimize: false },
  plugins: [
    new rspack.DefinePlugin({ VERSION: JSON.stringify(version) }),
    new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true }),
  ],
});

const manifest = (version) => ({
  name: 'jackfield',
  version,
  description: 'Plans and applies how your company is reached, from files',
  type: 'module',
  engines: { node: '>=20' },
  bin: { jackfield: `./${bundle}` },
});

/**
 * Builds the command line: `cli/dist/jackfield.mjs`, and `jackfield.tgz` beside it, the npm package
 * that the portal serves (FILE-01).
 *
 * @returns {Promise<string>} the path of the bundle
 */
export async function buildCommandLine() {
  const { version } = readPackage();
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const compiler = rspack(config(version));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  const code = readFileSync(join(output, bundle));
  const described = Buffer.from(`${JSON.stringify(manifest(version), null, 2)}\n`);
  const tarball = await packFiles([
    ['package/package.json', described],
    [`package/${bundle}`, code],
  ]);
  writeFileSync(join(output, 'jackfield.tgz'), tarball);
  return join(output, bundle);
}

/**
 * Builds the command line unless other things alone are asked for; it takes a moment, so always.
 *
 * @param {string[]} args as for `buildAll`; its name is `cli`
 * @returns {Promise<number>} 0, or 1 when the build failed, which is said
 */
export async function buildAskedCommandLine(args) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  if (names.length > 0 && !names.includes('cli')) return 0;
  try {
    await buildCommandLine();
    return 0;
  } catch (error) {
    console.error(`FAILED cli\n${error.stack}`);
    return 1;
  }
}
