import type { FastifyInstance } from 'fastify';
import { etagOf } from './asset.ts';
import type { SdkShelf } from './sdk.ts';

const stable = 'jackfield-sdk.tgz';
const addressOf = (file: string) => `/sdk/${file}`;

/** The structured digest of RFC 9530, from an integrity such as `sha512-...`. */
const digestOf = (integrity: string) => `sha-512=:${integrity.replace('sha512-', '')}:`;

/**
 * The SDK for teams in other repositories: `GET /sdk` says what it is, `/sdk/jackfield-sdk.tgz`
 * leads to the newest, and each has an address of its own, under which it never changes. Beside it
 * `/sdk/jackfield.tgz`, the command line of companies (FILE-01).
 */
export function addSdkRoutes(app: FastifyInstance, shelf: SdkShelf): void {
  // For `npx <portal>/sdk/jackfield.tgz`, so that what speaks to a portal is as old as it.
  app.get('/sdk/jackfield.tgz', async (request, reply) => {
    const bytes = await shelf.commandLine();
    if (!bytes) return reply.callNotFound();
    const etag = etagOf(bytes);
    reply
      .header('cache-control', 'no-cache')
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .type('application/gzip');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes);
  });

  app.get('/sdk', async (_request, reply) => {
    const sdk = await shelf.newest();
    if (!sdk) return reply.callNotFound();
    const { file, ...described } = sdk;
    reply.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff');
    return reply.send({ ...described, address: addressOf(file) });
  });

  app.get<{ Params: { file: string } }>('/sdk/:file', async (request, reply) => {
    const { file } = request.params;
    const sdk = await shelf.newest();
    if (file === stable && sdk) {
      return reply.header('cache-control', 'no-cache').redirect(addressOf(sdk.file), 302);
    }
    const bytes = await shelf.read(file);
    if (!bytes) return reply.callNotFound();
    const etag = etagOf(bytes);
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('x-content-type-options', 'nosniff')
      .type('application/gzip');
    if (file === sdk?.file) reply.header('repr-digest', digestOf(sdk.integrity));
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(bytes);
  });
}
