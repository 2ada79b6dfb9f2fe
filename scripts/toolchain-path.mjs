import { ensureToolchain } from './lib/toolchain.mjs';

/** Prints the shell line that puts the product's Node and pnpm on the path. */
console.log(`export PATH=${JSON.stringify(ensureToolchain().env.PATH)}`);
