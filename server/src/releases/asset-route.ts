import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Asset, readAsset } from './asset.ts';
import { devVersion } from './builds.ts';
import { workerPolicy } from './security-headers.ts';

/** Caching of what never changes under its address. */
export const immutable = 'public, max-age=31536000, immutable';
const isFileName = (text: string) => /^[\w@.-]+$/.test(text) && !text.startsWith('.');

/** Path of a built file by release name, version and file; null when there is none. */
export type FindFile = (name: string, version: string, file: string) => string | null;

export function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  asset: Asset,
  caching: string,
) {
  reply
    .header('cache-control', caching)
    .header('etag', asset.etag)
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff')
    // Workers run under the policy of their own file; "sandbox" would take their origin away.
    .header('content-security-policy', workerPolicy)
    .type(asset.type);
  if (asset.encoding) reply.header('content-encoding', asset.encoding);
  if (request.headers['if-none-match'] === asset.etag) return reply.code(304).send();
  return reply.send(asset.bytes);
}

/** Files of the host and of published versions, which never change under their address. */
export function addAssetRoute(app: FastifyInstance, find: FindFile): void {
  app.get<{ Params: { name: string; version: string; file: string } }>(
    '/assets/:name/:version/:file',
    async (request, reply) => {
      const { name, version, file } = request.params;
      const path = isFileName(file) ? find(name, version, file) : null;
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const asset = path && (await readAsset(path, accepted));
      if (!asset) return reply.callNotFound();
      return sendAsset(request, reply, asset, version === devVersion ? 'no-cache' : immutable);
    },
  );
}
