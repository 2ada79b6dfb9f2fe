import { getHomeChoice, type HomeChoice, setHomeChoice } from '@jackfield/contract/api/home';
import type { FastifyInstance } from 'fastify';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { presentPerson } from '../../platform/rows.ts';
import { write } from '../../platform/write.ts';
import { selectHomeChoice, storeHomeChoice } from './repository.ts';

/** Keeps what the signed-in person has chosen; members left out stay as they are. */
async function chooseHome(
  context: RequestContext,
  change: Partial<HomeChoice>,
): Promise<HomeChoice> {
  const { tenantId, teammateId, name } = signedIn(context);
  const of = { tenantId, teammateId };
  const chosen = await write(context, {
    entity: 'homeChoice',
    id: teammateId,
    action: 'home.choose',
    async change(tx) {
      // Of parallel choices one comes after the other.
      await presentPerson(tx, tenantId, teammateId, 'update');
      const before = await selectHomeChoice(tx, of);
      const after = { ...before, ...change };
      await storeHomeChoice(tx, of, after);
      const events = [{ method: 'UpdateEntityAsync', eventType: 'home', id: teammateId }] as const;
      return { before: { ...before }, after: { ...after }, name, events, result: after };
    },
  });
  return chosen ?? context.read((tx) => selectHomeChoice(tx, of));
}

/** Home is a page of admins; everybody has the bell, which keeps what was read with it. */
const homePolicy = definePolicy({
  'home.get': { who: ['admin', 'standard'] },
  'home.choose': { who: ['admin', 'standard'] },
});

/** How people have Home and the bell: each has only the own choice (annex J9, NOTE-01). */
export function addHomeRoutes(app: FastifyInstance): void {
  addPolicy(app, homePolicy);

  addRoute(app, getHomeChoice, ({ context }) =>
    context.read((tx) => selectHomeChoice(tx, signedIn(context))),
  );

  addRoute(app, setHomeChoice, ({ context, body }) => {
    const isOfBell = Object.keys(body).every((member) => member === 'read');
    if (signedIn(context).role !== 'admin' && !isOfBell) throw new ApiError('FORBIDDEN');
    return chooseHome(context, body);
  });
}
