import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves the sandbox's pages beside the portal on the same port: requests for their host, or under
 * their path where they have no host of their own, go to them, and all others to the portal.
 */
export function serveBeside(server: Server, sandbox: FastifyInstance, address: string): void {
  const { host, pathname } = new URL(address);
  const isPath = pathname !== '/';
  const isTheirs = ({ url = '', headers }: IncomingMessage): boolean =>
    isPath ? url.startsWith(`${pathname}/`) : headers.host === host;
  const portal = server.listeners('request') as Handler[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isTheirs(request)) sandbox.routing(request, response);
    else for (const handle of portal) handle(request, response);
  });
}
