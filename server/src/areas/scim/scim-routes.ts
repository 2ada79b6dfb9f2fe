import { directoryPath } from '@jackfield/contract/api/directory';
import { t } from '@jackfield/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import { toApiError } from '../../platform/http/error-reply.ts';
import { parseJson } from '../../platform/http/json-body.ts';
import type { PolicyRow } from '../../platform/policy.ts';
import { admit } from '../../platform/route.ts';
import { type ScimAnswer, type ScimParts, scimRead, scimWrite, type Seen } from './acting.ts';
import { listResponse, resourceTypes, schemas, serviceProviderConfig } from './discovery.ts';
import { conditionOfFilter, groupAttributes, userAttributes } from './filter.ts';
import { listUsers, readPage, readUser as readUserRow } from './find-users.ts';
import { changeGroupDraft, readGroup } from './group-draft.ts';
import { changeGroup, createGroup, getGroup, listGroups, removeGroup } from './groups.ts';
import { maskedBody, noteRequest } from './log.ts';
import { detailOf, scimErrorBody } from './scim-error.ts';
import { texts } from './texts.ts';
import { memberOf, readOperations, readUser, readUserChange } from './user-draft.ts';
import { userResource, versionOf } from './user-resource.ts';
import { changeUser, createUser, removeUser, seenUnchanged } from './users.ts';

/** A key with the scope alone: `directory:read` reads, `directory:write` does both. */
const row: PolicyRow = { who: ['admin'] };
const contentType = 'application/scim+json; charset=utf-8';
const bodyLimit = 1024 * 1024;

interface Asked {
  readonly context: RequestContext;
  readonly parts: ScimParts;
  /** Address that locations begin with. */
  readonly base: string;
  readonly id: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

type Handler = (asked: Asked) => Promise<ScimAnswer>;

const found = (body: object | undefined): ScimAnswer => {
  if (body === undefined) throw notFound(t(texts.notHere));
  return { status: 200, body };
};

const listOfUsers: Handler = ({ context, query, base }) =>
  context.read(async (tx) => {
    const page = readPage(query);
    const { tenantId } = signedIn(context);
    const condition = conditionOfFilter(query['filter'], userAttributes, texts.noFilter);
    const isDescending = query['sortOrder']?.toLowerCase() === 'descending';
    const sorted = { sortBy: query['sortBy'], isDescending };
    const { rows, total } = await listUsers(tx, { tenantId, condition, ...page, ...sorted });
    const resources = rows.map((one) => userResource(one, base));
    const { startIndex } = page;
    return {
      status: 200,
      body: listResponse(resources, { total, startIndex }),
      seen: rows.map(seenUnchanged),
    };
  });

const listOfGroups: Handler = ({ context, query, base }) =>
  context.read(async (tx) => {
    const page = readPage(query);
    const { tenantId } = signedIn(context);
    const condition = conditionOfFilter(query['filter'], groupAttributes, texts.noGroupFilter);
    const hasMembers = !/\bmembers\b/i.test(query['excludedAttributes'] ?? '');
    const listing = { tenantId, condition, base, hasMembers, ...page };
    const { resources, total } = await listGroups(tx, listing);
    return { status: 200, body: listResponse(resources, { total, startIndex: page.startIndex }) };
  });

const oneUser: Handler = ({ context, id, base }) =>
  context.read(async (tx) => {
    const user = await readUserRow(tx, signedIn(context).tenantId, id);
    const version = versionOf(user);
    return { status: 200, body: userResource(user, base), version, seen: [seenUnchanged(user)] };
  });

/** A whole group in the place of one keeps its externalId where it names none. */
const wholeGroup: Handler = ({ context, parts, id, base, body }) =>
  changeGroup(parts, context, {
    id,
    base,
    change: (now) => ({
      ...readGroup(body),
      externalId: readGroup(body).externalId ?? now.externalId,
    }),
  });

const partOfGroup: Handler = ({ context, parts, id, base, body }) => {
  const operations = readOperations(body);
  return changeGroup(parts, context, {
    id,
    base,
    change(now) {
      const draft = { ...now, members: new Set(now.members) };
      changeGroupDraft(draft, operations);
      return draft;
    },
  });
};

const handlers: Readonly<Record<string, Handler>> = {
  'GET /ServiceProviderConfig': async ({ base }) => found(serviceProviderConfig(base)),
  'GET /ResourceTypes': async ({ base }) => found(listResponse(Object.values(resourceTypes(base)))),
  'GET /ResourceTypes/:id': async ({ base, id }) =>
    found(new Map(Object.entries(resourceTypes(base))).get(id)),
  'GET /Schemas': async ({ base }) => found(listResponse(Object.values(schemas(base)))),
  'GET /Schemas/:id': async ({ base, id }) => found(new Map(Object.entries(schemas(base))).get(id)),
  'GET /Users': listOfUsers,
  'GET /Users/:id': oneUser,
  'POST /Users': async ({ context, parts, base, body }) =>
    createUser(parts, context, readUser(body), base),
  // What is left out of a whole user is unset where it can be.
  'PUT /Users/:id': async ({ context, parts, id, base, body }) => {
    const draft = { title: '', managerId: null, ...readUser(body) };
    return changeUser(parts, context, { id, base, draft });
  },
  'PATCH /Users/:id': async ({ context, parts, id, base, body }) =>
    changeUser(parts, context, { id, base, draft: readUserChange(readOperations(body)) }),
  'DELETE /Users/:id': ({ context, parts, id }) => removeUser(parts, context, id),
  'GET /Groups': listOfGroups,
  'GET /Groups/:id': ({ context, id, base }) =>
    context.read((tx) => getGroup(tx, signedIn(context).tenantId, id, base)),
  'POST /Groups': async ({ context, base, body }) => createGroup(context, readGroup(body), base),
  'PUT /Groups/:id': wholeGroup,
  'PATCH /Groups/:id': partOfGroup,
  'DELETE /Groups/:id': ({ context, parts, id }) => removeGroup(parts.publicUrl, context, id),
};

/** Keeps a request that changes something or was refused, and of whom each one was. */
async function note(
  { services }: FastifyInstance,
  request: FastifyRequest,
  { status, seen }: { status: number; seen: readonly Seen[] },
): Promise<void> {
  const actor = request.portal?.actor;
  if (!actor) return;
  const isKept = request.method !== 'GET' || status >= 400;
  const { method, url, body } = request;
  const { name: keyName, tenantId } = actor;
  const path = url.slice(directoryPath.length, directoryPath.length + 500);
  const kept = { key_name: keyName, method, path, status, body: maskedBody(body) };
  const noted = { tenantId, at: services.clock.now(), seen, request: isKept ? kept : null };
  if (isKept || seen.length > 0) await noteRequest(services.db, noted);
}

/** Whom a refused request was about, as the directory calls them; nobody where the account has none. */
async function refusedSeen(
  { services }: FastifyInstance,
  request: FastifyRequest,
  refusal: ApiError,
): Promise<Seen[]> {
  const actor = request.portal?.actor;
  const isOfUser = /^\/scim\/v2\/users/i.test(request.url) && request.method !== 'GET';
  if (!actor || !isOfUser || refusal.status >= 500) return [];
  const { tenantId } = actor;
  const { id } = (request.params ?? {}) as { id?: string };
  const skipped = { what: 'skipped', reason: detailOf(refusal) } as const;
  if (id === undefined) {
    const name = memberOf(request.body, 'username');
    return typeof name === 'string' ? [{ subject: name, teammateId: null, ...skipped }] : [];
  }
  const user = await services.db
    .tenant(tenantId, (tx) => readUserRow(tx, tenantId, id))
    .catch((error: unknown) => {
      if (error instanceof ApiError) return null;
      throw error;
    });
  return user === null ? [] : [{ ...seenUnchanged(user), ...skipped }];
}

function sendAnswer(reply: FastifyReply, { status, body, version, location }: ScimAnswer) {
  if (version !== undefined) reply.header('etag', `"${version}"`);
  if (location !== undefined) reply.header('location', location);
  reply.code(status);
  return body === undefined ? reply.send() : reply.type(contentType).send(JSON.stringify(body));
}

/**
 * Serves the company's directory at `/scim/v2` (RFC 7644): keys with the scope `directory` alone, by
 * the same door, limits and policy as every call; outside of the contract, as its shapes are the
 * standard's (SCIM-01).
 */
export function addScimRoutes(app: FastifyInstance, parts: ScimParts): void {
  const base = new URL(directoryPath, parts.publicUrl).href;
  app.register(
    async (scope) => {
      scope.addContentTypeParser<Buffer>(
        'application/scim+json',
        { parseAs: 'buffer' },
        async (_request: FastifyRequest, bytes: Buffer) =>
          bytes.length === 0 ? undefined : parseJson(bytes),
      );
      const refuse = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
        const refusal = toApiError(error);
        if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
        await note(app, request, {
          status: refusal.status,
          seen: await refusedSeen(app, request, refusal),
        });
        if (refusal.retryAfter !== undefined) {
          reply.header('retry-after', String(refusal.retryAfter));
        }
        const body = JSON.stringify(scimErrorBody(refusal));
        return reply.headers(refusal.headers).code(refusal.status).type(contentType).send(body);
      };
      scope.setErrorHandler(refuse);
      scope.setNotFoundHandler((request, reply) =>
        refuse(notFound(t(texts.notHere)), request, reply),
      );
      for (const [line, handler] of Object.entries(handlers)) {
        const [method = '', url = ''] = line.split(' ');
        const endpoint = method === 'GET' ? scimRead : scimWrite;
        scope.route({
          method,
          url,
          bodyLimit,
          config: { endpoint },
          onRequest: (request, reply) =>
            admit(app.services, { request, reply }, { endpoint, row, isPublic: true }),
          async handler(request, reply) {
            const { id = '' } = request.params as { id?: string };
            const query = request.query as Asked['query'];
            const { portal: context, body } = request;
            const answer = await handler({ context, parts, base, id: id, query, body });
            await note(app, request, { status: answer.status, seen: answer.seen ?? [] });
            return sendAnswer(reply, answer);
          },
        });
      }
    },
    { prefix: directoryPath },
  );
}
