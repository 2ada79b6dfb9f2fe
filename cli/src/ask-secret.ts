import type { ReadStream } from 'node:tty';
import { CommandError } from './exit.ts';

interface Terminal {
  readonly from: ReadStream | (NodeJS.ReadStream & { readonly fd: 0 });
  readonly to: NodeJS.WriteStream;
}

const ctrlC = '\u0003';
const ctrlD = '\u0004';
const backspaces = ['\u007f', '\b'];

/**
 * A secret as it is typed, which is shown to nobody; or the first line of what is piped in.
 *
 * @throws CommandError where it is broken off
 */
export async function askSecret(question: string, { from, to }: Terminal): Promise<string> {
  if (!from.isTTY) {
    const chunks: string[] = [];
    from.setEncoding('utf8');
    for await (const chunk of from) chunks.push(String(chunk));
    return (chunks.join('').split('\n')[0] ?? '').trim();
  }
  to.write(question);
  from.setRawMode(true).setEncoding('utf8');
  let typed = '';
  try {
    for await (const chunk of from) {
      for (const sign of String(chunk)) {
        if (sign === '\r' || sign === '\n') return typed.trim();
        if (sign === ctrlC || sign === ctrlD) throw new CommandError('Nothing was kept.');
        typed = backspaces.includes(sign) ? typed.slice(0, -1) : typed + sign;
      }
    }
    return typed.trim();
  } finally {
    from.setRawMode(false);
    to.write('\n');
  }
}
