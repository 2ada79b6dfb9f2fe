import type { FastifyInstance } from 'fastify';
import { asShown, originOf } from '../platform/shown-portal.ts';
import type { ReleaseServices } from './services.ts';
import type { Variants } from './variants.ts';

/** The variant that a host name shows: the one that names it, else the portal's own. */
export function variantsByHost({ served, refused }: Variants, own: string) {
  const owners = new Map(
    [...refused.values(), ...served.values()].flatMap(({ id, hosts }) =>
      hosts.map((host): [string, string] => [host, id]),
    ),
  );
  return (host: string): string => owners.get(host.toLowerCase()) ?? own;
}

/**
 * Lets what a request causes follow its host name: links in mails, their sender and passkeys are
 * those of the variant that has it. Other host names change nothing, whatever a request claims.
 */
export function showVariants(
  app: FastifyInstance,
  { variants, variantOf }: Pick<ReleaseServices, 'variants' | 'variantOf'>,
  publicUrl: string,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const host = request.hostname.toLowerCase();
    const variant = variants.get(variantOf(host));
    if (!variant?.hosts.includes(host)) return done();
    asShown({ name: variant.name, origin: originOf(host, publicUrl) }, done);
  });
}
