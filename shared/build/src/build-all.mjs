import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { fixtures, targets } from './folders.mjs';
import { remoteConfig } from './remote.mjs';
import { isFresh, rememberSources, sourcesOf, toolsOf } from './stale.mjs';
import { arrivingDist, placeDist } from './whole-dist.mjs';

/** The configuration that a package's rspack.config.ts describes; without one, that of a remote. */
export async function configOf(folder, mode, socketPort) {
  const file = join(folder, 'rspack.config.ts');
  const configure = existsSync(file) ? (await import(file)).default : remoteConfig(folder);
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
  const stale = chosen.filter(({ folder }) => args.includes('--force') || !isFresh(folder));
  const results = await Promise.all(
    stale.map(async ({ name, folder }) => {
      const started = performance.now();
      const config = await configOf(folder, 'production');
      const { failure } = await buildInto({ folder, config, tools: toolsOf(folder) });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${failure ? 'FAILED' : 'built '} ${name} ${seconds} s`);
      if (failure) console.error(failure);
      return failure;
    }),
  );
  if (stale.length < chosen.length) {
    console.log(`${chosen.length - stale.length} of ${chosen.length} were up to date`);
  }
  return results.some(Boolean) ? 1 : 0;
}

/**
 * Builds beside the folder's `dist` and moves the build there when it is whole, so that nobody ever
 * finds half of one.
 *
 * @param {{folder: string, config: object, tools: string[]}} target `tools` are files that decide
 *   about the build beside those that the compiler reads
 * @returns {Promise<{failure: string | null}>} the compiler's errors, if any
 */
export async function buildInto({ folder, config, tools }) {
  const arriving = arrivingDist(folder);
  const output = { ...config.output, path: arriving };
  const { failure, sources } = await build({ ...config, output }, tools);
  if (failure) rmSync(arriving, { recursive: true, force: true });
  else {
    rememberSources(arriving, sources);
    placeDist(folder, arriving);
  }
  return { failure };
}

/** Runs one compiler; answers its errors as text, or null, and what it was made of. */
function build(config, tools) {
  return new Promise((resolve) => {
    const compiler = rspack(config);
    compiler.run((error, stats) => {
      const read = [...(stats?.compilation.fileDependencies ?? []), ...tools];
      compiler.close(() => resolve({ failure: failureOf(error, stats), sources: sourcesOf(read) }));
    });
  });
}

function failureOf(error, stats) {
  if (error) return error.stack ?? String(error);
  if (!stats.hasErrors()) return null;
  return stats.toString({ all: false, errors: true, errorDetails: true, colors: false });
}
