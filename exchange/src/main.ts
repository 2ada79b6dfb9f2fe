import { endsByRefer, findAsterisk } from '../../scripts/lib/asterisk.mjs';
import { startExchange } from './exchange.ts';
import { readSettings } from './settings.ts';

/** `pnpm exchange`: one exchange beside its Asterisk, set up by its environment (docs/exchange.md). */
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  const settings = readSettings(process.env);
  const asterisk = await findAsterisk();
  if ('lacks' in asterisk) throw new Error(asterisk.lacks);
  const stop = await startExchange(settings, { run: asterisk.run, say });
  const { address, port } = settings.sip;
  say(`Calls are taken: Asterisk ${asterisk.version}, SIP at ${address}:${port}.`);
  if (endsByRefer(asterisk.version)) {
    say('A telephone that transfers with "Refer-Sub: false" ends this Asterisk: take 22.11.');
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
