import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../../scripts/lib/toolchain.mjs';
import { configOf } from '../../shared/build/src/build-all.mjs';
import { worthAFile } from '../../shared/build/src/remote-chunks.mjs';

const require = createRequire(new URL('../../shared/build/package.json', import.meta.url));
const { rspack } = require('@rspack/core');

/** Name of the output folders, beside `dist`, that the server takes as BUILD_FOLDER. */
export const oneBundleFolder = 'dist-one-bundle';

const remotes = () => readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** Builds the same pages as one bundle, without Module Federation. */
export async function buildOneBundle() {
  removeOneBundle();
  const config = await configOf(join(root, 'host'), 'production');
  const loader = join(import.meta.dirname, 'federation.ts');
  const compiler = rspack({
    ...config,
    output: { ...config.output, path: join(root, 'host', oneBundleFolder) },
    optimization: {
      ...config.optimization,
      // Its pages ask for as few files as those of a remote.
      splitChunks: { ...config.optimization.splitChunks, minSize: worthAFile },
    },
    plugins: [
      ...config.plugins,
      new rspack.NormalModuleReplacementPlugin(/\/federation\.ts$/, loader),
    ],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else compiler.close(resolve);
    });
  });
  // The bundle keeps no name that nobody in it takes; its areas are refused for want of none.
  const { names } = readHost('dist');
  describe(() => ({ names }));
  // The registry still names every area; nothing of these folders is loaded.
  for (const name of remotes()) symlinkSync('dist', join(root, name, oneBundleFolder));
}

/** Has signed-in pages ask at once for these files of the bundle too, as those of remotes do. */
export const preloadInOneBundle = (files) =>
  describe(({ preload }) => ({ preload: [...new Set([...preload, ...files])] }));

const descriptionOf = (folder) => join(root, 'host', folder, 'host.json');

const readHost = (folder) => JSON.parse(readFileSync(descriptionOf(folder), 'utf8'));

function describe(change) {
  const host = readHost(oneBundleFolder);
  writeFileSync(descriptionOf(oneBundleFolder), JSON.stringify({ ...host, ...change(host) }));
}

/** Removes what buildOneBundle made. */
export function removeOneBundle() {
  for (const name of ['host', ...remotes()]) {
    rmSync(join(root, name, oneBundleFolder), { recursive: true, force: true });
  }
}
