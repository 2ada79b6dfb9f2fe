import type { FastifyInstance } from 'fastify';
import { openApiDocument, publicDocument } from './document.ts';

/**
 * GET /v1/openapi.json, for everyone (KEY-02), and GET /api/openapi.json with the portal's own calls,
 * outside production only.
 */
export function addOpenApiRoute(app: FastifyInstance): void {
  const { config, endpoints, policy } = app.services;
  let published: string | undefined;
  app.get('/v1/openapi.json', async (_request, reply) => {
    published ??= JSON.stringify(publicDocument(endpoints.values(), policy));
    return reply.type('application/json; charset=utf-8').send(published);
  });
  if (config.isProduction) return;
  app.get('/api/openapi.json', async () => openApiDocument(endpoints.values()));
}
