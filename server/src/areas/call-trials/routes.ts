import * as trials from '@jackfield/contract/api/call-trial';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import type { FileStorage } from '../../platform/storage.ts';
import { findTrial, keepTrial, moveTrial, openTrial } from './trials.ts';

/** As routing does, trials belong to admins, each to their own phone; it changes nothing. */
const trialPolicy = definePolicy({
  'callTrial.keep': {
    who: ['admin'],
    impersonation: false,
    whileSuspended: true,
    whileReadOnly: true,
  },
  'callTrial.read': { who: ['admin'], impersonation: false },
  'callTrial.open': { who: ['exchange'] },
  'callTrial.move': { who: ['exchange'] },
});

/** Calls that are tried by a phone, with changes of the routing that are not saved (CALL-16). */
export function addCallTrialRoutes(
  app: FastifyInstance,
  { storage }: { readonly storage: FileStorage },
): void {
  const { clock, db } = app.services;
  addPolicy(app, trialPolicy);

  addRoute(app, trials.keepCallTrial, ({ context, body }) => keepTrial(context, body));

  addRoute(app, trials.readCallTrial, async ({ context, query: { code } }) => {
    const now = clock.now();
    const { progress } = await context.read((tx) =>
      findTrial(tx, signedIn(context), { code, now }),
    );
    return { progress };
  });

  addRoute(app, trials.openCallTrial, ({ query }) =>
    openTrial({ db, storage }, query, clock.now()),
  );

  addRoute(app, trials.moveCallTrial, async ({ body: { progress, ...dialled } }) => ({
    isKept: await moveTrial({ db }, dialled, progress),
  }));
}
