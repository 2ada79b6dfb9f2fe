import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './document.ts';

/** GET /api/openapi.json, outside production only. */
export function addOpenApiRoute(app: FastifyInstance): void {
  if (app.services.config.isProduction) return;
  app.get('/api/openapi.json', async () => openApiDocument(app.services.endpoints.values()));
}
