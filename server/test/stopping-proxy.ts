import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between server and database, and can stop passing anything on, with all lines open. */
export interface StoppingProxy {
  /** The database's address, through the proxy. */
  readonly url: string;
  /** Passes on nothing more: connections stay, and new ones are taken, without an answer. */
  stop(): void;
  /** Passes on again what has waited. */
  go(): void;
  close(): Promise<void>;
}

/** Opens a proxy to a database on a port of its own. */
export async function openStoppingProxy(address: string): Promise<StoppingProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isStopped = false;
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    if (isStopped) from.pause();
    from.on('data', (bytes) => to.write(bytes));
    if (isStopped) from.pause();
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    pass(client, database);
    pass(database, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    stop() {
      isStopped = true;
      for (const socket of sockets) socket.pause();
    },
    go() {
      isStopped = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
