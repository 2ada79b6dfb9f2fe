import { mediaAddress, previewText } from '@jackfield/contract/api/media';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import { findMedium } from './find-medium.ts';
import type { MediaLeave } from './media-leave.ts';
import { addMediaRoute } from './media-route.ts';
import { addGreetingRoutes } from './greeting-routes.ts';
import type { GreetingParts } from './make-greeting.ts';
import { addMusicRoutes } from './music-routes.ts';
import { mediaPolicy } from './policy.ts';
import { clearReceived } from './receive-file.ts';

interface MediaParts extends GreetingParts {
  readonly leave: MediaLeave;
}

/** Private files and the addresses that open them. */
export function addMediaRoutes(app: FastifyInstance, parts: MediaParts): void {
  const { storage, leave } = parts;
  addPolicy(app, mediaPolicy);
  addMediaRoute(app, storage, leave);
  addRoute(app, mediaAddress, async ({ context, params }) => {
    const actor = signedIn(context);
    const { id } = await context.read((tx) => findMedium(tx, actor, params.id));
    return leave.addressOf(actor, `/media/${id}`);
  });
  addRoute(app, previewText, async ({ body: { text, voiceSetting } }) => {
    const wave = await parts.speech.speak({ text, ...voiceSetting });
    return { audio: wave.toString('base64') };
  });
  addGreetingRoutes(app, parts, 'teammate');
  addGreetingRoutes(app, parts, 'team');
  addGreetingRoutes(app, parts, 'company');
  addMusicRoutes(app, parts, 'tenant');
  addMusicRoutes(app, parts, 'teammate');
  addMusicRoutes(app, parts, 'team');
  app.addHook('onReady', () => clearReceived(parts.inbox));
}
