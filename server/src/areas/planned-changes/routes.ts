import * as planned from '@jackfield/contract/api/planned-change';
import type { FastifyInstance } from 'fastify';
import type { Outside } from '../audit/restore.ts';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { definePolicy } from '../../platform/policy.ts';
import { cancelChange, moveChange, readPlanned, replanChange, undoPlanned } from './change.ts';
import { planChange } from './plan.ts';
import { selectComing, selectDone } from './repository.ts';
import { toPlannedChanges } from './dto.ts';

const admin = { who: ['admin'] } as const;

/** Planned changes belong to admins, as routing does (annex C3). */
const plannedChangePolicy = definePolicy({
  'plannedChange.list': admin,
  'plannedChange.create': admin,
  'plannedChange.update': admin,
  'plannedChange.cancel': admin,
  'plannedChange.replan': admin,
  'plannedChange.undo': admin,
});

/** How long a saved change is listed, in milliseconds. */
const doneIsListed = 30 * 86_400_000;

async function answerOf(context: RequestContext, id: string) {
  const found = await context.db.tenant(signedIn(context).tenantId, (tx) =>
    readPlanned(context, tx, id),
  );
  if (found === undefined) throw notFound();
  return found;
}

/** Changes that are saved at a time to come (annex J4). */
export function addPlannedChangeRoutes(app: FastifyInstance, outside: Outside): void {
  addPolicy(app, plannedChangePolicy);

  addRoute(app, planned.listPlannedChanges, ({ context }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      const since = new Date(context.clock.now().getTime() - doneIsListed);
      const rows = [
        ...(await selectComing(tx, tenantId)),
        ...(await selectDone(tx, tenantId, since)),
      ];
      return { items: await toPlannedChanges(context, tx, rows) };
    }),
  );

  addRoute(app, planned.planChange, async ({ context, body }) =>
    answerOf(context, await planChange(context, body)),
  );

  addRoute(app, planned.movePlannedChange, async ({ context, params, body }) => {
    await moveChange(context, params.id, body);
    return answerOf(context, params.id);
  });

  addRoute(app, planned.cancelPlannedChange, ({ context, params }) =>
    cancelChange(context, params.id),
  );

  addRoute(app, planned.replanChange, async ({ context, params }) => {
    await replanChange(context, params.id);
    return answerOf(context, params.id);
  });

  addRoute(app, planned.undoPlannedChange, async ({ context, params }) => {
    await undoPlanned(context, params.id, outside);
    return answerOf(context, params.id);
  });
}
