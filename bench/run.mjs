import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../scripts/lib/run.mjs';
import { onProductNode, root } from '../scripts/lib/toolchain.mjs';

/** `pnpm bench <name> [arguments]`: one benchmark; without a name, what there is. */
const helpers = new Set(['run', 'load', 'page-meter', 'hub-clients', 'listing-browser', 'sign-in']);
if (await onProductNode(import.meta.url)) {
  const names = readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))
    .filter((name) => !helpers.has(name));
  const [name, ...args] = process.argv.slice(2);
  if (names.includes(name)) {
    process.exitCode = await run(process.execPath, [
      '--expose-gc',
      join('bench', `${name}.mjs`),
      ...args,
    ]);
  } else {
    console.log(`pnpm bench <${names.join(' | ')}>`);
    process.exitCode = name ? 1 : 0;
  }
}
