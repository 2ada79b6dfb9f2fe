import { listTags, removeTag, setTag } from '@jackfield/contract/api/release-tag';
import type { FastifyInstance } from 'fastify';
import { type Caller, calledBy } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { addRoute } from '../platform/route.ts';
import { refuseWithdrawn } from './check-move.ts';
import { knownRelease } from './repository.ts';
import type { ReleaseServices } from './services.ts';
import { dropTag, pointTag, readTags } from './tags.ts';

const missing = (message: string) => new ApiError('NOTFOUND', { message });

/** Staff tags every remote, a token those that it publishes. */
function allowTag({ scope }: Caller, remote: string): void {
  if (scope.length === 0 || scope.includes('*') || scope.includes(remote)) return;
  throw new ApiError('FORBIDDEN', { message: `This token does not publish ${remote}.` });
}

/** Names of versions that staff looks at before anybody gets them. */
export function addTagRoutes(app: FastifyInstance, { db, clock }: ReleaseServices): void {
  addRoute(app, listTags, async () => ({ items: await db.system((tx) => readTags(tx)) }));

  addRoute(app, setTag, ({ params, body, context }) => {
    const caller = calledBy(context);
    allowTag(caller, params.remote);
    const ref = { remote: params.remote, version: body.version };
    return db.system(async (tx) => {
      refuseWithdrawn(await knownRelease(tx, ref));
      await pointTag(
        tx,
        { ...params, version: body.version },
        { by: caller.name, at: clock.now() },
      );
      const [tag] = await readTags(tx, params);
      if (!tag) throw missing(`${params.remote} has no tag ${params.tag}.`);
      return tag;
    });
  });

  addRoute(app, removeTag, ({ params, context }) => {
    allowTag(calledBy(context), params.remote);
    return db.system(async (tx) => {
      if (await dropTag(tx, params)) return;
      throw missing(`${params.remote} has no tag ${params.tag}.`);
    });
  });
}
