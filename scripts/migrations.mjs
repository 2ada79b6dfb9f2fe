import { join } from 'node:path';
import { checkMigrations } from './lib/migrations.mjs';
import { root } from './lib/toolchain.mjs';

/** Gate: no migration stops the processes that work while it runs (decision 137). */
const { code, output } = await checkMigrations(join(root, 'server/migrations'));
process.stdout.write(output);
process.exitCode = code;
