import { stdin, stderr, stdout } from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { askSecret } from './ask-secret.ts';
import { run } from './run.ts';

const line = (text: string) => (text.endsWith('\n') ? text : `${text}\n`);

process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  out: (text) => stdout.write(line(text)),
  say: (text) => stderr.write(line(text)),
  askSecret: (question) => askSecret(question, { from: stdin, to: stderr }),
  interrupted() {
    const controller = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => controller.abort());
    }
    return controller.signal;
  },
  wait: (milliseconds, signal) =>
    setTimeout(milliseconds, undefined, { signal }).catch(() => undefined),
});
