import type { RequestContext } from '../../../platform/context.ts';
import type { FastifyRequest } from 'fastify';
import type { ClientInfo } from './start-session.ts';

/** Where a request comes from, as the list of sessions shows it. */
export function clientOf(context: RequestContext, request: FastifyRequest): ClientInfo {
  return { address: context.address, userAgent: request.headers['user-agent'] ?? '' };
}
