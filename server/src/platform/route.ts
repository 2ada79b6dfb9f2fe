import type { CallAnswer, CallReceived, Endpoint } from '@jackfield/contract';
import { publicPath } from '@jackfield/contract/published';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type * as v from 'valibot';
import type { Actor, RequestContext } from './context.ts';
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
  /** What it reads may be seconds late, as a replica has it. */
  readonly mayBeLate?: boolean;
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

interface Served<E extends Endpoint> {
  readonly endpoint: E;
  readonly row: PolicyRow;
  readonly handler: Handler<E>;
  readonly options: RouteOptions;
  /** Served to programs with a key, under `/v1`. */
  readonly isPublic: boolean;
}

/**
 * Serves an endpoint of the contract: origin and header check, authentication, policy, validation,
 * idempotency, status, ETag. A published one is served a second time, under `/v1` for keys alone
 * (KEY-02). Throws at the start when the endpoint has no policy row.
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
  const served = { endpoint, row, handler, options };
  serve(app, endpoint.path, { ...served, isPublic: false });
  const path = publicPath(endpoint);
  if (path !== null) serve(app, path, { ...served, isPublic: true });
}

function serve<const E extends Endpoint>(
  app: FastifyInstance,
  path: string,
  served: Served<E>,
): void {
  const { endpoint, options } = served;
  app.route({
    method: endpoint.method,
    url: fastifyPath(path),
    config: { endpoint, repeatsErrors: options.repeatsErrors === true },
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    schema: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      // A form with a file is read as a stream by its handler.
      ...(endpoint.body && endpoint.encoding !== 'multipart' && { body: endpoint.body }),
    },
    onRequest: (request, reply) => admit(app.services, { request, reply }, served),
    handler: (request, reply) => respond(app, { request, reply }, served),
  });
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Door = Pick<Served<Endpoint>, 'endpoint' | 'row' | 'isPublic'> &
  Partial<Pick<Served<Endpoint>, 'options'>>;

/** Lets a request in, or throws why not; `request.portal` is its context then. */
export async function admit(
  services: Services,
  { request, reply }: Exchange,
  { endpoint, row, isPublic, options = {} }: Door,
): Promise<void> {
  const { limits } = services;
  // Thousands of phones ask by one exchange, which is known by its key alone.
  const mayBeExchange = row.who.includes('exchange');
  if (!mayBeExchange) await limits.takeAddress(endpoint, request.ip);
  // No page can make a browser send a key.
  const isOwn = !isPublic && row.fromElsewhere !== true;
  if (endpoint.method !== 'GET' && isOwn) checkOrigin(request, endpoint, services.config);
  checkKeyIsTaken(request, endpoint, isPublic);
  checkRoom(services, endpoint, row);
  const context = await buildContext(services, request, { endpoint, row, ...options });
  if (isPublic && context.actor?.keyId === undefined) throw new ApiError('UNAUTHORIZED');
  if (mayBeExchange && context.caller === null) await limits.takeAddress(endpoint, request.ip);
  request.portal = context;
  await limits.takeActor(endpoint, context.actor, reply);
  const params = request.params as Record<string, string>;
  const { actor, reach, isSupport, caller } = context;
  checkPolicy({ endpoint, row, actor, reach, isSupport, isCaller: caller !== null, params });
  if (reach === 'account' && changesPerson(endpoint)) {
    await checkIsNoAdmin(context, params['id'] ?? '');
  }
  request.isDryRun = takeDryRun(request, endpoint);
  await checkStep(services, request, row);
}

/** Throws 403 STEPUP where somebody has to prove first who it is, or leaves it to the handler. */
async function checkStep(services: Services, request: FastifyRequest, row: PolicyRow) {
  const { actor } = request.portal;
  if (row.stepUp === undefined || actor === null) return;
  // What changes nothing takes nothing over.
  const isStepUpDue = !request.isDryRun && (await isStepUpDueOf(services, actor, row.stepUp));
  if (isStepUpDue && row.stepUp !== 'byContent') throw new ApiError('STEPUP');
  request.portal = { ...request.portal, isStepUpDue };
}

/**
 * Whether an actor has to prove again who it is. A key cannot: what a row opens to it, it does, and
 * what a call only may hand over is asked of people alone.
 */
async function isStepUpDueOf(
  { isStepUpDue }: Services,
  actor: Actor,
  asked: NonNullable<PolicyRow['stepUp']>,
): Promise<boolean> {
  return actor.keyId === undefined ? isStepUpDue(actor, asked) : asked === 'byContent';
}

async function respond<E extends Endpoint>(
  app: FastifyInstance,
  { request, reply }: Exchange,
  { endpoint, handler, options, isPublic }: Served<E>,
) {
  const received = { params: request.params, query: request.query, body: request.body };
  const call = { ...received, context: request.portal, request, reply } as Call<E>;
  const work = () => handler(call);
  if (request.isDryRun) {
    const { dryRun } = impactOf(app.services.impact);
    return reply.send(await dryRun(request.portal, accountOf(request), work));
  }
  const seen = () => runSeen(app, request, endpoint, work);
  const answer = await runOnce(request.portal, request, seen, { ...options, isPublic });
  if (endpoint.file !== undefined) return sendFile(reply, endpoint, answer);
  if (app.services.checkAnswers) checkAnswer(endpoint, answer, request.portal);
  if (reply.sent) return reply;
  if (endpoint.status === 204) return reply.code(204).send();
  const version = versionOf(answer);
  if (version !== null) reply.header('etag', `"${version}"`);
  return reply.code(endpoint.status).send(answer);
}

function sendFile(reply: FastifyReply, { file, fileName }: Endpoint, content: unknown) {
  reply.type(file === 'audio/wav' ? file : `${file}; charset=utf-8`);
  // A calendar is read where it is asked for, and what has no name is not kept either.
  const kept = file === 'text/calendar' ? 'inline' : 'attachment';
  if (fileName !== undefined) {
    reply.header('content-disposition', `${kept}; filename="${fileName}"`);
  }
  return reply.send(content);
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
