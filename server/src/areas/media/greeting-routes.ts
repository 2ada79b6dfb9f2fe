import multipart from '@fastify/multipart';
import {
  addTextGreeting,
  deleteGreeting,
  listGreetings,
  selectGreeting,
  uploadGreeting,
} from '@jackfield/contract/api/media';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/context.ts';
import { addRoute } from '../../platform/route.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { SpeechProvider } from '../../speech/provider.ts';
import { inspectAudio } from './audio-file.ts';
import {
  addGreeting,
  claimGreetingRoom,
  chooseGreeting,
  removeGreeting,
} from './change-greetings.ts';
import { greetingNameOf } from './greeting-name.ts';
import { greetingsAnswer, greetingsOf } from './greetings.ts';
import { readTeammate } from '../teammates/repository.ts';
import { withReceivedFile } from './receive-file.ts';

interface GreetingParts {
  readonly storage: FileStorage;
  readonly speech: SpeechProvider;
  /** Folder for files on their way in. */
  readonly inbox: string;
}

/** Voicemail greetings of people (API-131 to API-134). */
export function addGreetingRoutes(app: FastifyInstance, parts: GreetingParts): void {
  const { storage, speech, inbox } = parts;

  addRoute(app, listGreetings, async ({ context, params }) => {
    const { tenantId } = signedIn(context);
    const items = await context.read(async (tx) => {
      await readTeammate(tx, tenantId, params.id);
      return greetingsOf(tx, tenantId, params.id);
    });
    return greetingsAnswer(items, speech.isAvailable);
  });

  addRoute(app, addTextGreeting, async ({ context, params, body }) => {
    const { tenantId } = signedIn(context);
    await context.read((tx) => claimGreetingRoom(tx, tenantId, params.id));
    const wave = await speech.speak({ text: body.text, ...body.voiceSetting });
    return addGreeting(context, storage, params.id, {
      name: body.fileName,
      inputText: body.text,
      contentType: 'audio/wav',
      size: wave.length,
      duration: (wave.length - 44) / 16_000,
      store: (tenant, id) => storage.put(tenant, id, wave, 'audio/wav'),
    });
  });

  addRoute(app, selectGreeting, ({ context, params }) =>
    chooseGreeting(context, params.id, params.greetingId),
  );

  addRoute(app, deleteGreeting, ({ context, params, query }) =>
    removeGreeting(context, storage, {
      ownerId: params.id,
      id: params.greetingId,
      replacementId: query.replacementId,
    }),
  );

  // Forms are read here and nowhere else.
  void app.register(async (forms) => {
    await forms.register(multipart);
    addRoute(forms, uploadGreeting, async ({ context, params, request }) => {
      const { tenantId } = signedIn(context);
      await context.read((tx) => claimGreetingRoom(tx, tenantId, params.id));
      return withReceivedFile(request, inbox, async (file) => {
        const name = greetingNameOf(file);
        const audio = await inspectAudio(file.path);
        return addGreeting(context, storage, params.id, {
          ...audio,
          name,
          inputText: null,
          store: (tenant, id) => storage.take(tenant, id, file.path, audio.contentType),
        });
      });
    });
  });
}
