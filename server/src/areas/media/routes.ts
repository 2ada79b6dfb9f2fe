import {
  addTeamTextGreeting,
  addTextGreeting,
  deleteGreeting,
  deleteTeamGreeting,
  listGreetings,
  listTeamGreetings,
  mediaAddress,
  selectGreeting,
  selectTeamGreeting,
  uploadGreeting,
  uploadTeamGreeting,
} from '@jackfield/contract/api/media';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { addPolicy, addRoute } from '../../platform/route.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { SpeechProvider } from '../../speech/provider.ts';
import { findMedium } from './find-medium.ts';
import type { MediaLeave } from './media-leave.ts';
import { addMediaRoute } from './media-route.ts';
import { addGreetingRoutes } from './greeting-routes.ts';
import { mediaPolicy } from './policy.ts';
import { clearReceived } from './receive-file.ts';

interface MediaParts {
  readonly storage: FileStorage;
  readonly leave: MediaLeave;
  readonly speech: SpeechProvider;
  /** Folder for files on their way in. */
  readonly inbox: string;
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
  addGreetingRoutes(app, parts, 'teammate', {
    list: listGreetings,
    upload: uploadGreeting,
    addText: addTextGreeting,
    select: selectGreeting,
    remove: deleteGreeting,
  });
  addGreetingRoutes(app, parts, 'team', {
    list: listTeamGreetings,
    upload: uploadTeamGreeting,
    addText: addTeamTextGreeting,
    select: selectTeamGreeting,
    remove: deleteTeamGreeting,
  });
  app.addHook('onReady', () => clearReceived(parts.inbox));
}
