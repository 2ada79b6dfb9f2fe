import { listEditors, tellEditing } from '@jackfield/contract/api/editing';
import { missedEvents } from '@jackfield/contract/api/live';
import type { FastifyInstance } from 'fastify';
import { mayReceive } from '../../hub/audience.ts';
import { signedIn } from '../../platform/context.ts';
import { definePolicy } from '../../platform/policy.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { editorsFor, reportForm } from './open-forms.ts';
import { eventsAfter } from './repository.ts';

const livePolicy = definePolicy({
  'live.missed': { who: ['admin', 'standard'] },
  'editing.list': { who: ['admin', 'standard'] },
  // Who may only look tells of nothing, and is not refused every ten seconds for that.
  'editing.tell': { who: ['admin', 'standard'], whileSuspended: true, whileReadOnly: true },
});

/** Catch-up of the real-time channel (OP-63), and who edits what (annex J1). */
export function addLiveRoutes(app: FastifyInstance): void {
  addPolicy(app, livePolicy);
  addRoute(app, missedEvents, async ({ context, query }) => {
    const listener = signedIn(context);
    const missed = await context.read((tx) => eventsAfter(tx, listener.tenantId, query.after));
    return {
      ...missed,
      events: missed.events.filter(({ event }) => mayReceive(listener, event)),
    };
  });

  addRoute(app, listEditors, ({ context }) =>
    context.read(async (tx) => ({
      items: await editorsFor(tx, signedIn(context), context.clock.now()),
    })),
  );

  // No record is changed, so that nothing of it is in the history.
  addRoute(app, tellEditing, ({ context, body }) =>
    context.read(async (tx) => {
      const actor = signedIn(context);
      const now = context.clock.now();
      await reportForm(tx, actor, body, now);
      return { items: await editorsFor(tx, actor, now) };
    }),
  );
}
