/** What the policy of a page depends on. */
export interface PolicyInput {
  nonce: string;
  /** The page's own origin, for its WebSocket. */
  origin: string;
  /** Sources of the development servers' sockets. */
  sockets?: string;
  /** Origins of the configured scripts of others (SHELL-63). */
  thirdParties?: readonly string[];
  /** Origins of areas that this browser of staff runs from source. */
  addresses?: readonly string[];
}

/** Content security policy of the page; origins of others stand in it only when configured. */
export function contentSecurityPolicy(input: PolicyInput): string {
  const { nonce, origin, sockets = '', thirdParties = [], addresses = [] } = input;
  const socket = origin.replace(/^http/, 'ws');
  const others = thirdParties.map((source) => ` ${source}`).join('');
  const own = addresses.map((source) => ` ${source}`).join('');
  const ownSockets = own.replaceAll(' http', ' ws');
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${others}${own}`,
    `style-src 'self' 'nonce-${nonce}'${own}`,
    `img-src 'self' data: blob:${others}${own}`,
    `frame-src 'self'${others}`,
    "media-src 'self' data: blob:",
    `font-src 'self'${own}`,
    `connect-src 'self' ${socket} ${sockets}`.trim() + others + own + ownSockets,
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
