import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface ChildWorkOptions {
  /** Milliseconds that one order may take. */
  readonly longest: number;
  /** Orders that wait while another is carried out; more are refused at once. */
  readonly maxWaiting: number;
}

function carryOut(program: string, order: object, longest: number): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const child = fork(program, { serialization: 'advanced', stdio: 'ignore', execArgv: [] });
    const timer = setTimeout(() => child.kill('SIGKILL'), longest);
    let answer: Buffer | null = null;
    const end = () => {
      clearTimeout(timer);
      resolve(answer);
    };
    child.once('message', (message) => {
      answer = Buffer.isBuffer(message) ? message : Buffer.from(message as unknown as Uint8Array);
    });
    child.once('error', end);
    child.once('exit', end);
    child.send(order);
  });
}

/**
 * Work that takes long, in a process of its own for each order, so that it holds nobody up; one order
 * at a time. Answers what the program sends back, null where it failed, took too long, or too much
 * waits.
 * @param program takes one message, sends the answer and ends
 */
export function createChildWork(
  program: URL,
  { longest, maxWaiting }: ChildWorkOptions,
): (order: object) => Promise<Buffer | null> {
  const path = fileURLToPath(program);
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (order) => {
    if (waiting >= maxWaiting) return null;
    waiting += 1;
    const run = last.then(() => carryOut(path, order, longest));
    last = run;
    return run.finally(() => {
      waiting -= 1;
    });
  };
}
