import { type GreetingOwnerType, greetingCalls } from '@jackfield/contract/api/media';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../platform/route.ts';
import { chooseGreeting, removeGreeting } from './change-greetings.ts';
import type { GreetingOwner } from './greeting-owner.ts';
import { type GreetingParts, speakGreeting } from './make-greeting.ts';
import { addSoundRoutes } from './sound-routes.ts';

/**
 * Greetings of one kind of owner (API-131 to API-134, API-151 to API-154): voicemail of people and
 * teams, messages of company numbers (annex A8).
 */
export function addGreetingRoutes(
  app: FastifyInstance,
  parts: GreetingParts,
  type: GreetingOwnerType,
): void {
  const calls = greetingCalls[type];
  const ownerOf = ({ id }: { id: string }): GreetingOwner => ({ type, id });

  addSoundRoutes(app, parts, { calls, ownerOf, hasSpeech: parts.speech.isAvailable });

  addRoute(app, calls.addText, ({ context, params, body }) =>
    speakGreeting(parts, context, ownerOf(params), body),
  );

  addRoute(app, calls.select, ({ context, params }) =>
    chooseGreeting(context, ownerOf(params), params.greetingId),
  );

  addRoute(app, calls.remove, ({ context, params, query }) =>
    removeGreeting(context, {
      owner: ownerOf(params),
      id: params.greetingId,
      replacementId: query.replacementId,
    }),
  );
}
