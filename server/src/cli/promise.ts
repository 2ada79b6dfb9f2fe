import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { breaksOf, type Promised, promiseOf } from '../openapi/promise.ts';
import { ConfigError } from '../platform/config.ts';
import type { Command } from './commands.ts';
import { contractEndpoints } from './contract-endpoints.ts';

const file = fileURLToPath(new URL('../../../docs/api/v1.json', import.meta.url));

async function kept(): Promise<Promised> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

/** A call on each line, so that what changes in one stands in one line of a comparison. */
function written(promised: Promised): string {
  const lines = Object.entries(promised).map(
    ([call, shapes]) => `  ${JSON.stringify(call)}: ${JSON.stringify(shapes)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * Keeps what programs may rely on in `/v1` (KEY-02). Throws where a promised call would break; with
 * `--check` also where something that was added is not promised yet.
 */
export const promise: Command = {
  summary: 'writes the shapes of /v1 that are promised: docs/api/v1.json [--check]',
  async run(_config, words) {
    const now = promiseOf(await contractEndpoints());
    const before = await kept();
    const breaks = breaksOf(before, now);
    if (breaks.length > 0) {
      throw new ConfigError([...breaks, 'Keep v1 as it is, and add beside it.'].join('\n'));
    }
    if (!words.includes('--check')) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, written(now));
      return;
    }
    if (written(before) === written(now)) return;
    throw new ConfigError(
      'Something was added to /v1. Promise it: node server/src/cli/main.ts promise',
    );
  },
};
