import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Takes a folder for this process alone: two that carry out the same calls would cut them. A process
 * that dies lets it go by that.
 *
 * @returns gives it up
 * @throws {Error} when another process has it
 */
export async function takeAlone(folder: string): Promise<() => void> {
  const path = join(folder, 'taken');
  if (await isTaken(path)) throw new Error(`Another exchange runs in ${folder}. End it first.`);
  rmSync(path, { force: true });
  const server: Server = createServer((socket) => socket.destroy());
  server.listen(path);
  await once(server, 'listening');
  return () => void server.close();
}

function isTaken(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
