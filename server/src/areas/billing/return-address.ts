import type { FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../platform/config.ts';
import { isAllowedOrigin } from '../../platform/http/origin.ts';

/** A page of the portal under the name by which this browser knows it. */
export function returnAddress(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  config: ServerConfig,
  path: string,
): string {
  const origin = `${protocol}://${host}`;
  return new URL(path, isAllowedOrigin(origin, config) ? origin : config.publicUrl).href;
}
