import { onProductNode } from './lib/toolchain.mjs';

/** `pnpm build`: builds host and remotes, those only whose sources changed. */
if (await onProductNode(import.meta.url)) {
  const { buildAll } = await import('../shared/build/src/build-all.mjs');
  process.exitCode = await buildAll(process.argv.slice(2));
}
