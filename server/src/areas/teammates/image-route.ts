import type { FastifyInstance } from 'fastify';
import { ApiError, notFound } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import type { FileStorage } from '../../platform/storage.ts';

/** Tenant whose files a storage token opens; null when the token is not valid any more. */
export type StorageTenant = (token: string) => Promise<string | null>;

/**
 * GET /image/{id}?token=: a private image. 401 for an expired token, without logging out; 403 for
 * images of other tenants (OP-91).
 */
export function addImageRoute(
  app: FastifyInstance,
  storage: FileStorage,
  tenantOf: StorageTenant,
): void {
  const { db } = app.services;
  app.get<{ Params: { id: string }; Querystring: { token?: string } }>(
    '/image/:id',
    async (request, reply) => {
      const { id } = request.params;
      const tenantId = await tenantOf(request.query.token ?? '');
      if (tenantId === null) throw new ApiError('UNAUTHORIZED');
      if (!isId(id)) throw notFound();
      const image = await db.system((tx) =>
        tx.selectFrom('stored_image').selectAll().where('id', '=', id).executeTakeFirst(),
      );
      if (image === undefined) throw notFound();
      if (image.tenant_id !== tenantId) throw new ApiError('FORBIDDEN');
      const file = await storage.read(tenantId, id);
      if (file === null) throw notFound();
      return reply
        .type(image.content_type)
        .header('content-length', file.size)
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('content-disposition', 'inline')
        .send(file.stream);
    },
  );
}
