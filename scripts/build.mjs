import { onProductNode } from './lib/toolchain.mjs';

/** `pnpm build`: builds host, remotes, SDK and command line, those only whose sources changed. */
if (await onProductNode(import.meta.url)) {
  const { buildAll } = await import('../shared/build/src/build-all.mjs');
  const { buildAskedCommandLine } = await import('../shared/build/src/sdk/command-line.mjs');
  const { buildStaleSdk } = await import('../shared/build/src/sdk/sdk.mjs');
  const args = process.argv.slice(2);
  const codes = await Promise.all([
    buildAll(args),
    buildStaleSdk(args),
    buildAskedCommandLine(args),
  ]);
  process.exitCode = Math.max(...codes);
}
