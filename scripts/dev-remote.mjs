import { onProductNode } from './lib/toolchain.mjs';

/**
 * `pnpm dev:remote <name> --against <address> [--port 3005]`: runs one remote from source in a
 * portal that runs already, outside production, for the browsers that ask for it.
 */
if (await onProductNode(import.meta.url)) {
  const { develop } = await import('../shared/build/src/dev-command.mjs');
  try {
    await develop(process.argv.slice(2));
  } catch (error) {
    console.error(`dev:remote: ${error.message}`);
    process.exitCode = 1;
  }
}
