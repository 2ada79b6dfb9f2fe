import { listUses } from '@jackfield/contract/api/routing-uses';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { usedName } from './used-name.ts';
import { selectUses, toUse } from './repository.ts';

const usesPolicy = definePolicy({ 'uses.list': { who: ['admin'] } });

/** Where the routing leads to a record (annex J5). */
export function addUsesRoutes(app: FastifyInstance): void {
  addPolicy(app, usesPolicy);

  addRoute(app, listUses, ({ context, params }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      const name = await usedName(tx, tenantId, params);
      if (name === null) throw notFound();
      return { items: (await selectUses(tx, tenantId, name)).map(toUse) };
    }),
  );
}
