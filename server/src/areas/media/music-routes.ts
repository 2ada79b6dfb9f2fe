import { type MusicOwnerType, musicCalls } from '@jackfield/contract/api/hold-music';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../platform/route.ts';
import { chooseGreeting, removeGreeting } from './change-greetings.ts';
import type { GreetingOwner } from './greeting-owner.ts';
import type { GreetingParts } from './make-greeting.ts';
import { addSoundRoutes } from './sound-routes.ts';

/** Hold music of one kind of owner (API-61 to 63, API-123 to 125, API-155 to 157). */
export function addMusicRoutes(
  app: FastifyInstance,
  parts: GreetingParts,
  type: MusicOwnerType,
): void {
  const calls = musicCalls[type];
  const ownerOf = ({ id }: { id: string }): GreetingOwner => ({ type, id, isHold: true });

  addSoundRoutes(app, parts, { calls, ownerOf, hasSpeech: false });

  addRoute(app, calls.select, ({ context, params }) =>
    chooseGreeting(context, ownerOf(params), params.mohId),
  );

  addRoute(app, calls.remove, ({ context, params, query }) =>
    removeGreeting(context, {
      owner: ownerOf(params),
      id: params.mohId,
      replacementId: query.replacementId,
    }),
  );
}
