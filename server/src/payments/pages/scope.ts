import { readFileSync } from 'node:fs';
import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { inLanguage } from '../../platform/languages.ts';
import { addBillsPage } from './bills-routes.ts';
import { failed, languageOf, type PageParts, prefixOf } from './parts.ts';

const styleOf = (name: string): string =>
  readFileSync(new URL(`styles/${name}.css`, import.meta.url), 'utf8');
const styles = ['frame', 'bills'].map(styleOf);

/** Forms lead to these pages and, when they are done, back to the portal. */
const headersFor = (portalUrl: string): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self' ${new URL(portalUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});

/**
 * Adds the pages that every provider has: forms, language, headers and style of pages beside the
 * portal, and the page of bills. `style` is what the provider's own pages add.
 */
export async function addPages(
  app: FastifyInstance,
  parts: PageParts,
  style: readonly string[] = [],
): Promise<void> {
  await app.register(formBody);
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headersFor(parts.portalUrl));
  });
  app.setErrorHandler<Error>((error, request, reply) => failed(parts, error, [request, reply]));
  const sheet = [...styles, ...style].join('\n');
  app.get(`${prefixOf(parts)}/style.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=300').send(sheet),
  );
  addBillsPage(app, parts);
}
