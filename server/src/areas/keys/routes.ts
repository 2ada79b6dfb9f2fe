import * as keys from '@jackfield/contract/api/key';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { endKey, makeKey, rotate, selectKeys, takeOver } from './keys.ts';

const admin = { who: ['admin'], impersonation: false } as const;
const handsOver = { ...admin, stepUp: 'orPassword' } as const;

/** Keys belong to admins, not to who acts as one; whoever gets a secret proves who they are. */
const keyPolicy = definePolicy({
  'key.list': { who: ['admin'] },
  'key.create': handsOver,
  'key.rotate': handsOver,
  'key.takeOver': handsOver,
  'key.end': { ...admin, whileSuspended: true },
});

/** Keys of the account, which programs call the public API with (KEY-01). */
export function addKeyRoutes(app: FastifyInstance): void {
  addPolicy(app, keyPolicy);

  addRoute(app, keys.listKeys, ({ context }) =>
    context.read(async (tx) => {
      const { tenantId } = signedIn(context);
      return { items: await selectKeys(tx, { tenantId, now: context.clock.now() }) };
    }),
  );

  addRoute(app, keys.createKey, ({ context, body }) => makeKey(context, body));

  addRoute(app, keys.rotateKey, ({ context, params }) => rotate(context, params.id));

  addRoute(app, keys.takeOverKey, ({ context, params }) => takeOver(context, params.id));

  addRoute(app, keys.endKey, ({ context, params }) => endKey(context, params.id));
}
