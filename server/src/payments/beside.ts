import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves what the payment provider needs beside the portal on the same port: requests for its host,
 * or under its path where it has no host of its own, go to it, and all others to the portal.
 */
export function serveBeside(server: Server, beside: FastifyInstance, address: string): void {
  const { host, pathname } = new URL(address);
  const isPath = pathname !== '/';
  const isBeside = ({ url = '', headers }: IncomingMessage): boolean =>
    isPath ? url.startsWith(`${pathname}/`) : headers.host === host;
  const portal = server.listeners('request') as Handler[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isBeside(request)) beside.routing(request, response);
    else for (const handle of portal) handle(request, response);
  });
}
