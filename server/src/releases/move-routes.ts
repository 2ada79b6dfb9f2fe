import {
  findCompanies as findCompaniesCall,
  listWaysBack,
  promoteRelease,
  rollBackRelease,
  withdrawRelease,
} from '@jackfield/contract/api/release';
import type { FastifyInstance } from 'fastify';
import { calledBy, type RequestContext } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { addRoute } from '../platform/route.ts';
import { findCompanies, readAudience } from './companies.ts';
import { checkReachable } from './fetch-entry.ts';
import { promote, rollBack } from './move.ts';
import { knownRelease } from './repository.ts';
import type { ReleaseServices } from './services.ts';
import { remoteOf, remoteToBe } from './variant-areas.ts';
import { unfit } from './verify.ts';
import { leadsToNothing, waysBack } from './ways-back.ts';
import { withdraw } from './withdraw.ts';

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

/** Promoting, rolling back and withdrawing. */
export function addMoveRoutes(app: FastifyInstance, { services, onMoved }: MoveRoutes): void {
  const { db } = services;
  const announced = async <Answer>(answer: Answer): Promise<Answer> => {
    await onMoved();
    return answer;
  };

  addRoute(app, promoteRelease, async ({ params, body, context }) => {
    await remoteToBe(services, params);
    const order = orderOf(context, params, body.why);
    const { remote, version, autoRollback } = body;
    const target = { remote, version };
    const [release, audience] = await db.system(
      async (tx) =>
        [await knownRelease(tx, target), await readAudience(tx, body.audience)] as const,
    );
    await checkReachable(app, release);
    return announced(await promote(services, { ...order, target, audience, autoRollback }));
  });

  addRoute(app, rollBackRelease, async ({ params, body, context }) => {
    remoteOf(services, params);
    const { why, version, steps } = body;
    const order = { ...orderOf(context, params, why), version, steps };
    return announced(await rollBack(services, order));
  });

  addRoute(app, withdrawRelease, async ({ params, body, context }) => {
    const { name, via } = calledBy(context);
    const by = { who: name, via, why: body.why };
    const instead = body.instead === undefined ? null : { ...params, version: body.instead };
    return announced(await withdraw(services, { target: params, instead, by }));
  });

  addRoute(app, listWaysBack, async ({ params }) => {
    remoteOf(services, params);
    return db.system(async (tx) => {
      const versions = [];
      for (const ref of await waysBack(tx, params)) {
        const { manifest } = await knownRelease(tx, ref);
        versions.push({ ...ref, misfit: unfit(manifest, services.offer())?.message ?? null });
      }
      return { versions, leadsToNothing: await leadsToNothing(tx, params) };
    });
  });

  addRoute(app, findCompaniesCall, ({ query }) =>
    db.system((tx) => findCompanies(tx, query.search)),
  );
}
