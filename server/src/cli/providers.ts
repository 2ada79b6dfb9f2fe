import { parseArgs } from 'node:util';
import { checkTelnyx } from '../telnyx/check.ts';
import type { Command } from './commands.ts';

/** Asks the providers whose keys are set what costs nothing. */
export const providersCheck: Command = {
  summary: 'asks Telnyx what costs nothing; --lookup +1… looks up a number, which costs',
  async run(_config, words) {
    const { lookup } = parseArgs({
      args: [...words],
      options: { lookup: { type: 'string' } },
    }).values;
    const isWell = await checkTelnyx(process.env, { lookup, say: (line) => console.log(line) });
    if (!isWell) process.exitCode = 1;
  },
};
