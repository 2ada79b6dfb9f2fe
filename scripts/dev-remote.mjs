import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onProductNode } from './lib/toolchain.mjs';

/**
 * `pnpm dev:remote <name> --against <address> [--port 3005]`: runs one remote from source in a
 * portal that runs already, outside production, for the browsers that ask for it.
 */
if (await onProductNode(import.meta.url)) process.exitCode = await develop();

/** @returns the exit code: 0 while it runs, or 1 with one line that says what is wrong */
async function develop() {
  const { folderOfRemote, readArea, startDevRemote } = await import(
    '../shared/build/src/dev-remote.mjs'
  );
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { against: { type: 'string' }, port: { type: 'string', default: '3005' } },
    });
    const against = values.against;
    if (!against || !URL.canParse(against)) {
      throw new Error('Name a portal: pnpm dev:remote <name> --against http://localhost:8080');
    }
    const folder = folderOfRemote(positionals[0]);
    const { area } = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
    const { label, name, version } = await readArea(against, area);
    const stop = await startDevRemote({ folder, port: Number(values.port), against });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());
    const address = `http://localhost:${values.port}`;
    const link = new URL('/staff/releases', against);
    link.search = String(new URLSearchParams({ preview: area, address }));
    console.log(`\n${label} runs from source, instead of ${name} ${version}, in a browser that`);
    console.log(`opens this link and confirms (staff sign-in):\n\n  ${link}\n`);
    return 0;
  } catch (error) {
    console.error(`dev:remote: ${error.message}`);
    return 1;
  }
}
