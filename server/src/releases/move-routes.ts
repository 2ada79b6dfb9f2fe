import {
  promoteRelease,
  type ReleasePointer,
  rollBackRelease,
} from '@jackfield/contract/api/release';
import type { FastifyInstance } from 'fastify';
import { calledBy, type RequestContext } from '../platform/context.ts';
import { ApiError, notFound } from '../platform/errors.ts';
import { addRoute } from '../platform/route.ts';
import { checkReachable } from './fetch-entry.ts';
import { promote, remoteOf, rollBack } from './move.ts';
import { findRelease } from './repository.ts';
import type { ReleaseServices } from './services.ts';

interface MoveRoutes {
  readonly services: ReleaseServices;
  /** Called after each move, before its answer. */
  readonly onMoved: () => Promise<void>;
}

function orderOf(context: RequestContext, params: { variant: string; area: string }, why: string) {
  if (context.expectedVersion === null) throw new ApiError('PRECONDITIONREQUIRED');
  const { name, via } = calledBy(context);
  const { variant, area } = params;
  return { variant, area, expected: context.expectedVersion, by: { who: name, via, why } };
}

/** Promoting and rolling back. */
export function addMoveRoutes(app: FastifyInstance, { services, onMoved }: MoveRoutes): void {
  const told = async (pointer: ReleasePointer): Promise<ReleasePointer> => {
    await onMoved();
    return pointer;
  };

  addRoute(app, promoteRelease, async ({ params, body, context }) => {
    remoteOf(services, params);
    const order = orderOf(context, params, body.why);
    const { remote, version, audience, autoRollback } = body;
    const target = { remote, version };
    const release = await services.db.system((tx) => findRelease(tx, target));
    if (!release) throw notFound();
    await checkReachable(app, release);
    return told(await promote(services, { ...order, target, audience, autoRollback }));
  });

  addRoute(app, rollBackRelease, async ({ params, body, context }) => {
    remoteOf(services, params);
    return told(await rollBack(services, orderOf(context, params, body.why)));
  });
}
