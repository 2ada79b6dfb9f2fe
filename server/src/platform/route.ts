import type { CallAnswer, CallReceived, Endpoint } from '@jackfield/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type * as v from 'valibot';
import type { RequestContext } from './context.ts';
import { checkAnswer } from './http/answer.ts';
import { ApiError } from './errors.ts';
import { buildContext } from './http/build-context.ts';
import { accountOf, impactOf, runSeen, takeDryRun } from './http/impact.ts';
import { checkKeyIsTaken, runOnce } from './http/idempotency.ts';
import { checkOrigin } from './http/origin.ts';
import {
  type CallerKind,
  changesPerson,
  checkIsNoAdmin,
  checkPolicy,
  type Policy,
  type PolicyRow,
} from './policy.ts';
import type { FindCaller, Services } from './services.ts';

/** What a handler receives: its context and the validated parts of the request. */
export type Call<E extends Endpoint> = CallReceived<E> & {
  readonly context: RequestContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** What a handler answers; standard users may get less where the endpoint says so. */
type Answer<E extends Endpoint> = E['answerForStandard'] extends v.GenericSchema
  ? CallAnswer<E> | v.InferOutput<E['answerForStandard']>
  : CallAnswer<E>;

/** A call that answers 204 may return nothing, one that answers a file returns its stream. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<
  E['file'] extends string ? Readable : undefined extends CallAnswer<E> ? void : Answer<E>
>;

interface RouteOptions {
  /** Bytes of the largest body; 100 KB unless stated. */
  readonly bodyLimit?: number;
  /**
   * Milliseconds in which the same call by the same person counts once without an Idempotency-Key too: what costs
   * money is not bought twice by a repeated request.
   */
  readonly onceWithin?: number;
  /** Refusals send their list of errors a second time, as `error` (API-19). */
  readonly repeatsErrors?: boolean;
}

/** Adds the policy rows of an area; a second row for one endpoint stops the start. */
export function addPolicy(app: FastifyInstance, policy: Policy): void {
  for (const [id, row] of Object.entries(policy)) {
    if (app.services.policy.has(id)) throw new Error(`Two policy rows for ${id}.`);
    app.services.policy.set(id, row);
  }
}

/** Says how callers of a kind are recognised; until then nobody is one. */
export function addCaller(app: FastifyInstance, kind: CallerKind, find: FindCaller): void {
  app.services.callers.set(kind, find);
}

/** `/api/teammate/{id}` as Fastify writes it. */
function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/**
 * Serves an endpoint of the contract: origin and header check, authentication, policy, validation,
 * idempotency, status, ETag. Throws at the start when the endpoint has no policy row.
 */
export function addRoute<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: RouteOptions = {},
): void {
  const { policy, endpoints } = app.services;
  const row = policy.get(endpoint.id);
  if (row === undefined) throw new Error(`The route ${endpoint.id} has no policy row.`);
  endpoints.set(endpoint.id, endpoint);

  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    config: { endpoint, repeatsErrors: options.repeatsErrors === true },
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      // A form with a file is read as a stream by its handler.
      ...(endpoint.body && endpoint.encoding !== 'multipart' && { body: endpoint.body }),
    },
    onRequest: async (request) => {
      const { limits } = app.services;
      // Thousands of phones ask by one exchange, which is known by its key alone.
      const mayBeExchange = row.who.includes('exchange');
      if (!mayBeExchange) await limits.takeAddress(endpoint, request.ip);
      if (endpoint.method !== 'GET') checkOrigin(request, endpoint, app.services.config);
      checkKeyIsTaken(request, endpoint);
      checkRoom(app.services, endpoint, row);
      const context = await buildContext(app.services, request, endpoint, row);
      if (mayBeExchange && context.caller === null) {
        await limits.takeAddress(endpoint, request.ip);
      }
      request.portal = context;
      await limits.takeActor(endpoint, context.actor);
      const params = request.params as Record<string, string>;
      const { actor, reach, isSupport, caller } = context;
      const isCaller = caller !== null;
      checkPolicy({ endpoint, row, actor, reach, isSupport, isCaller, params });
      if (reach === 'account' && changesPerson(endpoint)) {
        await checkIsNoAdmin(context, params['id'] ?? '');
      }
      request.isDryRun = takeDryRun(request, endpoint);
      if (row.stepUp === undefined || actor === null) return;
      // What changes nothing takes nothing over.
      const isStepUpDue = !request.isDryRun && (await app.services.isStepUpDue(actor, row.stepUp));
      if (isStepUpDue && row.stepUp !== 'byContent') throw new ApiError('STEPUP');
      request.portal = { ...context, isStepUpDue };
    },
    handler: async (request, reply) => {
      const received = { params: request.params, query: request.query, body: request.body };
      const call = { ...received, context: request.portal, request, reply } as Call<E>;
      const work = () => handler(call);
      if (request.isDryRun) {
        const { dryRun } = impactOf(app.services.impact);
        return reply.send(await dryRun(request.portal, accountOf(request), work));
      }
      const seen = () => runSeen(app, request, endpoint, work);
      const answer = await runOnce(request.portal, request, seen, options);
      if (endpoint.file !== undefined) {
        const isSound = endpoint.file === 'audio/wav';
        reply.type(isSound ? endpoint.file : `${endpoint.file}; charset=utf-8`);
        // A calendar is read where it is asked for, and what has no name is not kept either.
        const kept = endpoint.file === 'text/calendar' ? 'inline' : 'attachment';
        if (endpoint.fileName !== undefined) {
          reply.header('content-disposition', `${kept}; filename="${endpoint.fileName}"`);
        }
        return reply.send(answer);
      }
      if (app.services.checkAnswers) checkAnswer(endpoint, answer, request.portal);
      if (reply.sent) return reply;
      if (endpoint.status === 204) return reply.code(204).send();
      const version = versionOf(answer);
      if (version !== null) reply.header('etag', `"${version}"`);
      return reply.code(endpoint.status).send(answer);
    },
  });
}

/** Throws 507 for a write without room; what signs in or deletes has the last room too. */
function checkRoom(
  { isDiskFull, isDiskExhausted }: Services,
  { method }: Endpoint,
  row: PolicyRow,
): void {
  if (method === 'GET') return;
  const isSmall = method === 'DELETE' || row.whileFull === true;
  if (isSmall ? isDiskExhausted() : isDiskFull()) {
    throw new ApiError('STORAGEFULL', { retryAfter: 30 });
  }
}

function versionOf(answer: unknown): number | null {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return null;
  return typeof answer.version === 'number' ? answer.version : null;
}
