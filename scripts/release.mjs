import { onProductNode } from './lib/toolchain.mjs';

/** `pnpm release <remote> publish|promote|rollback|withdraw|status`: ships one area, nothing else; `check` looks at what is live. */
if (await onProductNode(import.meta.url)) await main();

async function main() {
  const { runRelease } = await import('../shared/build/src/release-command.mjs');
  const { runCheck } = await import('./lib/live-check.mjs');
  // Loaded with the first page: the other commands need no browser.
  const smoke = async (build) => (await import('./lib/smoke.mjs')).smoke(build);
  const started = performance.now();
  try {
    const [first, ...rest] = process.argv.slice(2);
    const surroundings = { env: process.env, say: console.log };
    if (first === 'check') await runCheck(rest, surroundings);
    else await runRelease(process.argv.slice(2), { ...surroundings, smoke });
    console.log(`done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    if (error.exitCode === undefined) throw error;
    console.error(`release: ${error.message}`);
    process.exitCode = error.exitCode;
  }
}
