import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticated } from './authenticate.ts';
import { setSessionCookie } from './cookies.ts';
import type { AuthServices } from './services.ts';

/** Cookies that authentication changed on the way, set when the answer goes out. */
export class PendingCookies {
  readonly #cookies = new WeakMap<FastifyRequest, { value: string; expiresAt: Date }>();

  set(request: FastifyRequest, { newCookie, session }: Authenticated): void {
    if (newCookie !== null)
      this.#cookies.set(request, { value: newCookie, expiresAt: session.expiresAt });
  }

  drop(request: FastifyRequest): void {
    this.#cookies.delete(request);
  }

  attach(app: FastifyInstance, services: AuthServices): void {
    app.addHook('onSend', async (request, reply) => {
      const cookie = this.#cookies.get(request);
      if (cookie === undefined) return;
      const left = cookie.expiresAt.getTime() - services.clock.now().getTime();
      setSessionCookie(reply, cookie.value, Math.max(0, Math.floor(left / 1000)));
    });
  }
}
