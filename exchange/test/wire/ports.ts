import { createSocket } from 'node:dgram';
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

/** Whether somebody listens at a UDP port, such as 127.0.0.2:5060. */
export async function isTaken(host: string): Promise<boolean> {
  const [address, port] = host.split(':');
  const socket = createSocket('udp4').bind(Number(port), address);
  try {
    await once(socket, 'listening');
    return false;
  } catch {
    return true;
  } finally {
    socket.close();
  }
}
