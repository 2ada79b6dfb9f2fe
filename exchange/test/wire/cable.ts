import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * The network between browsers and a port of loopback. Cut, it passes nothing on in either direction
 * and tells nobody: who connects is not answered, and who closes is not heard of.
 */
export class Cable {
  readonly port: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  /** What waits for the cable. */
  #whole = Promise.withResolvers<void>();

  /** @param own where browsers connect; any free one unless given */
  static async to(port: number, own = 0): Promise<Cable> {
    const server = createServer({ pauseOnConnect: true, allowHalfOpen: true });
    const cable = new Cable(server, await listen(server, own));
    server.on('connection', (near) => void cable.#join(near, port));
    return cable;
  }

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
    this.#whole.resolve();
  }

  cut(): void {
    this.#isCut = true;
    this.#whole = Promise.withResolvers();
    for (const socket of this.#sockets) socket.pause();
  }

  mend(): void {
    this.#isCut = false;
    this.#whole.resolve();
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  async #join(near: Socket, port: number): Promise<void> {
    await this.#whole.promise;
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.on('data', (data) => other.write(data));
      one.on('error', () => undefined);
      one.on('end', () => other.end());
      one.on('close', () => {
        this.#sockets.delete(one);
        void this.#whole.promise.then(() => other.destroy());
      });
      if (this.#isCut) one.pause();
      else one.resume();
    }
  }
}

async function listen(server: Server, own: number): Promise<number> {
  server.listen(own, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
