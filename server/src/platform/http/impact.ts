import type { Endpoint } from '@jackfield/contract';
import { movesCalls } from '@jackfield/contract/api/moves-calls';
import { t } from '@jackfield/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { RequestContext } from '../context.ts';
import { ApiError, invalidField } from '../errors.ts';
import type { CallImpact } from '../services.ts';
import { commonTexts } from '../texts.ts';

type Asked = Record<string, string>;

const accountSchema = v.object({ id: v.string() });

/** Where calls go is the admins' to know (annex C3), and support's of the account that it names. */
function checkMayLook({ reach, isSupport }: RequestContext): void {
  if (reach === 'own' && !isSupport) throw new ApiError('FORBIDDEN');
}

/** Whose calls a write may move: the account of who asks, or the one that support names in the path. */
export function accountOf({ portal, params }: FastifyRequest): string {
  return portal.actor?.tenantId ?? v.parse(accountSchema, params).id;
}

/**
 * Takes `?dryRun=1` out of a query: true where what callers would notice is asked for, and nothing
 * may be changed. Throws 400 where the call has no dry run, so that nothing is changed either.
 */
export function takeDryRun(request: FastifyRequest, endpoint: Endpoint): boolean {
  const query = request.query as Asked;
  const { dryRun } = query;
  if (dryRun === undefined) return false;
  if (dryRun !== '1' || !movesCalls.has(endpoint.id)) {
    throw invalidField('dryRun', t(commonTexts.noDryRun));
  }
  checkMayLook(request.portal);
  delete query.dryRun;
  return true;
}

/**
 * Does the work of a call; where If-Impact names what was seen of it, only as long as callers
 * notice just that: 409 IMPACTCHANGED, and 400 where the call moves no calls.
 */
export function runSeen<T>(
  { services }: FastifyInstance,
  request: FastifyRequest,
  endpoint: Endpoint,
  work: () => Promise<T>,
): Promise<T> {
  const digest = request.headers['if-impact'];
  if (digest === undefined) return work();
  if (typeof digest !== 'string' || !movesCalls.has(endpoint.id)) {
    throw invalidField('If-Impact', t(commonTexts.noDryRun));
  }
  checkMayLook(request.portal);
  const { ifSeen } = impactOf(services.impact);
  return ifSeen(request.portal, accountOf(request), { digest, work });
}

/** The impact of the server's areas; a server without routing has no calls that move any. */
export function impactOf(impact: CallImpact | null): CallImpact {
  if (impact === null) throw new Error('No area says what callers notice.');
  return impact;
}
