import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { gone, type PageParts } from '../../pages/parts.ts';
import { addPages } from '../../pages/scope.ts';
import type { Payments } from '../../payments.ts';
import { addCardPage } from './card-routes.ts';
import { addConfirmPage } from './confirm-routes.ts';
import { texts } from './texts.ts';

const style = readFileSync(new URL('card.css', import.meta.url), 'utf8');
const bodyLimit = 4 * 1024;

interface SandboxParts extends Omit<PageParts, 'openCardEntry' | 'openCards' | 'note' | 'log'> {
  readonly payments: Pick<Payments, 'openCardEntry'>;
}

/**
 * The sandbox's pages: an application of its own, to which the portal's server hands its requests.
 * It keeps no log, so that what is typed here stands nowhere.
 */
export async function createSandboxApp({
  payments,
  ...given
}: SandboxParts): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, bodyLimit, routerOptions: { ignoreTrailingSlash: true } });
  const { openCardEntry } = payments;
  const parts: PageParts = {
    ...given,
    openCardEntry,
    openCards: null,
    note: texts.test,
    log: null,
  };
  await addPages(app, parts, [style]);
  app.setNotFoundHandler((request, reply) => gone(parts, request, reply));
  addCardPage(app, parts);
  addConfirmPage(app, parts);
  await app.ready();
  return app;
}
