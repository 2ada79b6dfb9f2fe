import multipart from '@fastify/multipart';
import type { Endpoint } from '@jackfield/contract';
import type {
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
import { type GreetingOwner, lockOwner } from './greeting-owner.ts';
import { greetingNameOf } from './greeting-name.ts';
import { greetingsAnswer, greetingsOf } from './greetings.ts';
import { withReceivedFile } from './receive-file.ts';

type Named = 'id' | 'path' | 'source' | 'summary';
/** The same call under another path. */
type Like<E extends Endpoint> = Omit<E, Named> & Pick<Endpoint, Named>;

/** The calls of one kind of owner. */
export interface GreetingCalls {
  readonly list: Like<typeof listGreetings>;
  readonly upload: Like<typeof uploadGreeting>;
  readonly addText: Like<typeof addTextGreeting>;
  readonly select: Like<typeof selectGreeting>;
  readonly remove: Like<typeof deleteGreeting>;
}

export interface GreetingParts {
  readonly storage: FileStorage;
  readonly speech: SpeechProvider;
  /** Folder for files on their way in. */
  readonly inbox: string;
}

/** Voicemail greetings of one kind of owner (API-131 to API-134, API-151 to API-154). */
export function addGreetingRoutes(
  app: FastifyInstance,
  parts: GreetingParts,
  type: GreetingOwner['type'],
  calls: GreetingCalls,
): void {
  const { storage, speech, inbox } = parts;
  const ownerOf = ({ id }: { id: string }): GreetingOwner => ({ type, id });

  addRoute(app, calls.list, async ({ context, params }) => {
    const { tenantId } = signedIn(context);
    const items = await context.read(async (tx) => {
      await lockOwner(tx, tenantId, ownerOf(params));
      return greetingsOf(tx, tenantId, params.id);
    });
    return greetingsAnswer(items, speech.isAvailable);
  });

  addRoute(app, calls.addText, async ({ context, params, body }) => {
    const { tenantId } = signedIn(context);
    await context.read((tx) => claimGreetingRoom(tx, tenantId, ownerOf(params)));
    const wave = await speech.speak({ text: body.text, ...body.voiceSetting });
    return addGreeting(context, storage, ownerOf(params), {
      name: body.fileName,
      inputText: body.text,
      contentType: 'audio/wav',
      size: wave.length,
      duration: (wave.length - 44) / 16_000,
      store: (tenant, id) => storage.put(tenant, id, wave, 'audio/wav'),
    });
  });

  addRoute(app, calls.select, ({ context, params }) =>
    chooseGreeting(context, ownerOf(params), params.greetingId),
  );

  addRoute(app, calls.remove, ({ context, params, query }) =>
    removeGreeting(context, storage, {
      owner: ownerOf(params),
      id: params.greetingId,
      replacementId: query.replacementId,
    }),
  );

  // Forms are read here and nowhere else.
  void app.register(async (forms) => {
    await forms.register(multipart);
    addRoute(forms, calls.upload, async ({ context, params, request }) => {
      const { tenantId } = signedIn(context);
      await context.read((tx) => claimGreetingRoom(tx, tenantId, ownerOf(params)));
      return withReceivedFile(request, inbox, async (file) => {
        const name = greetingNameOf(file);
        const audio = await inspectAudio(file.path);
        return addGreeting(context, storage, ownerOf(params), {
          ...audio,
          name,
          inputText: null,
          store: (tenant, id) => storage.take(tenant, id, file.path, audio.contentType),
        });
      });
    });
  });
}
