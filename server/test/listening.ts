import type { ChildProcess } from 'node:child_process';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Waits until somebody takes connections at a port, throws once the program has ended. */
export async function listening(program: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (program.exitCode !== null) {
      throw new Error(`${program.spawnfile} ended with ${program.exitCode}.`);
    }
    const socket = createConnection({ port, host: '127.0.0.1' });
    const isThere = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isThere) return;
    await wait(20);
  }
}
