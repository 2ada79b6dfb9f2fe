import { missedEvents } from '@jackfield/contract/api/live';
import type { FastifyInstance } from 'fastify';
import { mayReceive } from '../../hub/audience.ts';
import { signedIn } from '../../platform/context.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { livePolicy } from './policy.ts';
import { eventsAfter } from './repository.ts';

/** Catch-up of the real-time channel (OP-63). */
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
}
