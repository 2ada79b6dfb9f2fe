import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { remoteNames, root } from './folders.mjs';
import { isFresh, rememberSources, sourcesHash } from './stale.mjs';

/** Host and remotes with their folders. */
export const targets = () => [
  { name: 'host', folder: join(root, 'host') },
  ...remoteNames().map((name) => ({ name, folder: join(root, `mfe-${name}`) })),
];

/** Remotes that the browser tests bring along; they are built when they are named. */
const fixtures = () => {
  const folder = join(root, 'e2e', 'remotes');
  return readdirSync(folder).map((name) => ({ name, folder: join(folder, name) }));
};

/** The configuration that a package's rspack.config.ts describes. */
export async function configOf(folder, mode, socketPort) {
  const { default: configure } = await import(join(folder, 'rspack.config.ts'));
  return configure({}, { mode, socketPort });
}

/**
 * Builds host and remotes in one process, those only whose sources changed since their last build.
 *
 * @param {string[]} args names to build (default all); `--force` builds fresh ones too
 * @returns {Promise<number>} 0, or 1 when a build failed
 */
export async function buildAll(args = []) {
  const names = args.filter((arg) => !arg.startsWith('-'));
  const chosen =
    names.length === 0
      ? targets()
      : [...targets(), ...fixtures()].filter(({ name }) => names.includes(name));
  const hashes = new Map(chosen.map(({ name, folder }) => [name, sourcesHash(folder)]));
  const stale = chosen.filter(
    ({ name, folder }) => args.includes('--force') || !isFresh(folder, hashes.get(name)),
  );
  const results = await Promise.all(
    stale.map(async ({ name, folder }) => {
      const started = performance.now();
      const failure = await build(await configOf(folder, 'production'));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${failure ? 'FAILED' : 'built '} ${name} ${seconds} s`);
      if (failure) console.error(failure);
      else rememberSources(folder, hashes.get(name));
      return failure;
    }),
  );
  if (stale.length < chosen.length) {
    console.log(`${chosen.length - stale.length} of ${chosen.length} were up to date`);
  }
  return results.some(Boolean) ? 1 : 0;
}

/** Runs one compiler; answers its errors as text, or null. */
function build(config) {
  return new Promise((resolve) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) resolve(error.stack ?? String(error));
        else if (stats.hasErrors()) {
          resolve(stats.toString({ all: false, errors: true, errorDetails: true, colors: false }));
        } else resolve(null);
      });
    });
  });
}
