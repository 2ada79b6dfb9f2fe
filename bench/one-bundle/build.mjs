import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { configOf } from '../../shared/build/src/build-all.mjs';
import { root } from '../../scripts/lib/toolchain.mjs';

const require = createRequire(new URL('../../shared/build/package.json', import.meta.url));
const { rspack } = require('@rspack/core');

/**
 * Builds the same pages as one bundle, without Module Federation, into `folder`, laid out as a
 * workspace that the server can serve.
 */
export async function buildOneBundle(folder) {
  const config = await configOf(join(root, 'host'), 'production');
  const loader = join(import.meta.dirname, 'federation.ts');
  const compiler = rspack({
    ...config,
    output: { ...config.output, path: join(folder, 'host', 'dist') },
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
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'host', 'variants'), join(folder, 'host', 'variants'), { recursive: true });
  for (const name of readdirSync(root).filter((entry) => entry.startsWith('mfe-'))) {
    symlinkSync(join(root, name), join(folder, name));
  }
}
