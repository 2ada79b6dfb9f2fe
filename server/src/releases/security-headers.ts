/**
 * Content security policy of the page; `origin` is the page's own, for its WebSocket, `sockets`
 * those of the development servers.
 */
export function contentSecurityPolicy(nonce: string, origin: string, sockets = ''): string {
  const socket = origin.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${socket} ${sockets}`.trim(),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every page. */
export const pageHeaders = {
  'cache-control': 'no-cache, private',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self)',
};

/** Policy of the service worker, which fetches on behalf of the pages. */
export const workerPolicy = "default-src 'none'; connect-src 'self'";
