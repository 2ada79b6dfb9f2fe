import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** What an upgrade request brings. */
export interface UpgradeRequest {
  readonly origin: string | null;
  /** Token of the Authorization header, which a page in a browser cannot set. */
  readonly headerToken: string | null;
  readonly queryToken: string | null;
}

const reasons = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

/** Path of a request target without its query. */
export function pathOf(target: string | undefined): string {
  return (target ?? '').split('?', 1)[0] ?? '';
}

/** Reads origin and token of an upgrade. */
export function readUpgrade(request: IncomingMessage): UpgradeRequest {
  const authorization = request.headers.authorization ?? '';
  const bearer = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? null;
  const query = new URLSearchParams((request.url ?? '').split('?').slice(1).join('?'));
  return {
    origin: request.headers.origin ?? null,
    headerToken: bearer,
    queryToken: query.get('access_token'),
  };
}

/**
 * Whether the origin may connect. A request without Origin does not come from
 * a page; it is let through only with a token in the header.
 */
export function isOriginAccepted(
  upgrade: UpgradeRequest,
  isAllowedOrigin: (origin: string) => boolean,
): boolean {
  if (upgrade.origin !== null) return isAllowedOrigin(upgrade.origin);
  return upgrade.headerToken !== null;
}

/** Answers an upgrade with an error status and ends the connection. */
export function refuse(socket: Duplex, status: keyof typeof reasons): void {
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}
