import { inboundBlacklist, outboundBlacklist } from '@jackfield/contract/api/blacklist';
import type { FastifyInstance } from 'fastify';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import {
  inboundBlocked,
  outboundBlocked,
  toInbound,
  toListedInbound,
  toListedOutbound,
  toOutbound,
} from './entry.ts';
import { listCalls } from './list-calls.ts';

/** Blacklists belong to admins (annex C3). */
const blacklistPolicy = definePolicy(
  Object.fromEntries(
    ['outboundBlacklist', 'inboundBlacklist'].flatMap((list) =>
      ['list', 'add', 'update', 'delete', 'import', 'deleteMany', 'export'].map((call) => [
        `${list}.${call}`,
        { who: ['admin'] },
      ]),
    ),
  ),
);

const out = listCalls({
  direction: 'outbound',
  toAnswer: toOutbound,
  toListed: toListedOutbound,
  toBlocked: outboundBlocked,
});
const into = listCalls({
  direction: 'inbound',
  toAnswer: toInbound,
  toListed: toListedInbound,
  toBlocked: inboundBlocked,
});

/** Blacklists of the account (API-65 to API-72). */
export function addBlacklistRoutes(app: FastifyInstance): void {
  addPolicy(app, blacklistPolicy);

  const outbound = outboundBlacklist;
  addRoute(app, outbound.list, ({ context, query }) => out.list(context, query));
  addRoute(app, outbound.add, ({ context, body }) => out.add(context, body));
  addRoute(app, outbound.update, ({ context, params, body }) =>
    out.update(context, params.id, body),
  );
  addRoute(app, outbound.remove, ({ context, params }) => out.remove(context, params.id));
  addRoute(app, outbound.importMany, ({ context, body }) => out.importMany(context, body));
  addRoute(app, outbound.removeMany, ({ context, body }) => out.removeMany(context, body));
  addRoute(app, outbound.exportFile, ({ context, query }) => out.exportFile(context, query));

  const inbound = inboundBlacklist;
  addRoute(app, inbound.list, ({ context, query }) => into.list(context, query));
  addRoute(app, inbound.add, ({ context, body }) => into.add(context, body));
  addRoute(app, inbound.update, ({ context, params, body }) =>
    into.update(context, params.id, body),
  );
  addRoute(app, inbound.remove, ({ context, params }) => into.remove(context, params.id));
  addRoute(app, inbound.importMany, ({ context, body }) => into.importMany(context, body));
  addRoute(app, inbound.removeMany, ({ context, body }) => into.removeMany(context, body));
  addRoute(app, inbound.exportFile, ({ context, query }) => into.exportFile(context, query));
}
