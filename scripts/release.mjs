import { onProductNode } from './lib/toolchain.mjs';

/** `pnpm release <remote> publish|promote|rollback|withdraw|status`: ships one area, nothing else. */
if (await onProductNode(import.meta.url)) await main();

async function main() {
  const { runRelease } = await import('../shared/build/src/release-command.mjs');
  // Loaded with the first page: the other commands need no browser.
  const smoke = async (build) => (await import('./lib/smoke.mjs')).smoke(build);
  const started = performance.now();
  try {
    await runRelease(process.argv.slice(2), { env: process.env, say: console.log, smoke });
    console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    if (error.exitCode === undefined) throw error;
    console.error(`release: ${error.message}`);
    process.exitCode = error.exitCode;
  }
}
