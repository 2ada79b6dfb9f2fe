import * as calls from '@jackfield/contract/api/directory';
import type { FastifyInstance } from 'fastify';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import type { ScimParts } from './acting.ts';
import { allow, listRequests, readDirectory, setGroup, setRule } from './directory.ts';
import { addScimRoutes } from './scim-routes.ts';

const admin = { who: ['admin'], impersonation: false } as const;

/** The directory belongs to admins; what gives a role, a team or an end asks who they are. */
const policy = definePolicy({
  'directory.get': { who: ['admin'] },
  'directory.requests': { who: ['admin'] },
  'directory.setRule': admin,
  'directory.setGroup': { ...admin, stepUp: 'orPassword' },
  'directory.allow': { ...admin, stepUp: 'orPassword' },
});

/** The company's directory: what it sends, and the page of it (SCIM-01). */
export function addDirectoryRoutes(app: FastifyInstance, parts: ScimParts): void {
  addPolicy(app, policy);
  const { publicUrl } = parts;

  addRoute(app, calls.getDirectory, ({ context }) =>
    context.read((tx) => readDirectory(tx, context, publicUrl)),
  );

  addRoute(app, calls.listDirectoryRequests, ({ context, query }) =>
    context.read((tx) => listRequests(tx, context, query)),
  );

  addRoute(app, calls.setLeaverRule, ({ context, body }) => setRule(context, body.rule));

  addRoute(app, calls.setDirectoryGroup, ({ context, params, body }) =>
    setGroup(publicUrl, context, { id: params.id, target: body.target }),
  );

  addRoute(app, calls.allowLeavers, ({ context, body }) => allow(parts, context, body.isAllowed));

  addScimRoutes(app, parts);
}
