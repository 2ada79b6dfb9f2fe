import { createSocket } from 'node:dgram';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A UDP port of loopback that nobody has at the moment. */
export async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  return port;
}

/** A TCP port of loopback that nobody has at the moment. */
export async function freeTcpPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return address.port;
}

/** Whether nobody has a TCP port of loopback. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/**
 * A port of loopback for a softphone, which takes UDP and TCP there, and TLS at the next one: below
 * those that connections are given, so that none takes it meanwhile.
 */
export async function freeSipPort(): Promise<number> {
  const port = 20_000 + 2 * Math.floor(Math.random() * 3000);
  return (await isFree(port)) && (await isFree(port + 1)) && !isTaken(`127.0.0.1:${port}`)
    ? port
    : freeSipPort();
}

/** Whether somebody listens at a UDP port, such as 127.0.0.2:5060; a bind of our own would be in the way. */
export function isTaken(host: string): boolean {
  const [address = '', port] = host.split(':');
  const bytes = address.split('.').map((part) => Number(part).toString(16).padStart(2, '0'));
  const local = `${bytes.toReversed().join('')}:${Number(port).toString(16).padStart(4, '0')}`;
  return readFileSync('/proc/net/udp', 'utf8').includes(` ${local.toUpperCase()} `);
}
