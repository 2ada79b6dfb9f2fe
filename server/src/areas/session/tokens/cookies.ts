import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The browser's session; its value is a secret of 256 bits, of which the database keeps a digest. */
export const sessionCookie = '__Host-session';

/** Tells that somebody has signed in with this browser before; no sign-in by itself. */
export const deviceCookie = '__Host-device';

/** A sign-in that waits for its second step; it opens nothing by itself. */
export const stepCookie = '__Host-step';

/** A browser that is at the provider of its company; what comes back counts with it alone. */
export const signOnCookie = '__Host-sso';

/** Browsers cap the life of cookies at 400 days. */
const yearAndMore = 400 * 24 * 60 * 60;

const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** Value of a cookie of the request; undefined when absent. */
export function readCookie(
  request: Pick<IncomingMessage, 'headers'>,
  name: string,
): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** A session cookie ends with the refresh token at the latest. */
export function setSessionCookie(reply: FastifyReply, value: string, maxAge: number): void {
  reply.header('set-cookie', `${sessionCookie}=${value}; Max-Age=${maxAge}; ${attributes}`);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${sessionCookie}=; Max-Age=0; ${attributes}`);
}

export function setDeviceCookie(reply: FastifyReply, value: string): void {
  reply.header('set-cookie', `${deviceCookie}=${value}; Max-Age=${yearAndMore}; ${attributes}`);
}

export function setStepCookie(reply: FastifyReply, value: string, maxAge: number): void {
  reply.header('set-cookie', `${stepCookie}=${value}; Max-Age=${maxAge}; ${attributes}`);
}

export function clearStepCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${stepCookie}=; Max-Age=0; ${attributes}`);
}

export function setSignOnCookie(reply: FastifyReply, value: string, maxAge: number): void {
  reply.header('set-cookie', `${signOnCookie}=${value}; Max-Age=${maxAge}; ${attributes}`);
}

export function clearSignOnCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${signOnCookie}=; Max-Age=0; ${attributes}`);
}
