import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/lib/toolchain.mjs';
import { configOf } from '../../shared/build/src/build-all.mjs';

const require = createRequire(new URL('../../shared/build/package.json', import.meta.url));
const { rspack } = require('@rspack/core');

/**
 * Builds a package once more, with maps, into a folder of its own.
 *
 * @param {string} name of the package's folder
 * @param {string} path folder for the build
 * @returns {Promise<(file: string) => { code: string, map: object }>} code and map of a built file
 */
export async function mappedBuild(name, path) {
  const config = await configOf(join(root, name), 'production');
  const compiler = rspack({
    ...config,
    devtool: 'hidden-source-map',
    output: { ...config.output, path },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else compiler.close(resolve);
    });
  });
  // A chunk that only names others is the bundler's alone and has no map.
  const mapOf = (file) =>
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { mappings: '', sources: [] };
  return (file) => ({
    code: readFileSync(join(path, file), 'utf8'),
    map: mapOf(join(path, `${file}.map`)),
  });
}
