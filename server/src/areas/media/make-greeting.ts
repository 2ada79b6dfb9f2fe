import { readFile } from 'node:fs/promises';
import {
  type greetingTextSchema,
  maxMediaBytes,
  type MediaItem,
  type MediaSource,
  tooLargeText,
} from '@jackfield/contract/api/media';
import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { type RequestContext, signedIn } from '../../platform/context.ts';
import type { FileStorage } from '../../platform/storage.ts';
import type { SpeechProvider } from '../../speech/provider.ts';
import { readAudio } from './audio-file.ts';
import { addGreeting, claimGreetingRoom } from './change-greetings.ts';
import type { GreetingOwner } from './greeting-owner.ts';
import { greetingNameOf } from './greeting-name.ts';
import { mediaKindOf } from './media-kinds.ts';
import { type ReceivedFile, withReceivedFile } from './receive-file.ts';

/** What media are made with. */
export interface GreetingParts {
  readonly storage: FileStorage;
  readonly speech: SpeechProvider;
  /** Folder for files on their way in. */
  readonly inbox: string;
}

const sourceOf = (field: ReceivedFile['field']): MediaSource =>
  field('source') === 'recording' ? 'recording' : 'upload';

/** Adds the file of a form and selects it (MEDIA-10). Throws 400, 404, 409, 413, 415. */
export async function receiveGreeting(
  { storage, inbox }: GreetingParts,
  context: RequestContext,
  owner: GreetingOwner,
  request: FastifyRequest,
): Promise<MediaItem> {
  await context.read((tx) => claimGreetingRoom(tx, signedIn(context).tenantId, owner));
  const limitOf = (field: ReceivedFile['field']) => {
    const source = sourceOf(field);
    return { bytes: maxMediaBytes[source], tooLarge: tooLargeText[source] };
  };
  return withReceivedFile(request, { folder: inbox, limitOf }, async (file) => {
    const { fileName, field } = file;
    const named = { fileName, name: field('name'), source: sourceOf(field) };
    const name = greetingNameOf(named, mediaKindOf(owner).tooLong);
    const { bytes, contentType, duration } = readAudio(await readFile(file.path));
    return addGreeting(context, storage, owner, {
      name,
      contentType,
      duration,
      size: bytes.length,
      inputText: null,
      store: (tenant, id) => storage.put(tenant, id, bytes, contentType),
    });
  });
}

/** Turns a text into speech and selects it (OP-90). Throws 404, 409, 503 without an engine. */
export async function speakGreeting(
  { storage, speech }: GreetingParts,
  context: RequestContext,
  owner: GreetingOwner,
  { text, fileName, voiceSetting }: v.InferOutput<typeof greetingTextSchema>,
): Promise<MediaItem> {
  await context.read((tx) => claimGreetingRoom(tx, signedIn(context).tenantId, owner));
  const wave = await speech.speak({ text, ...voiceSetting });
  return addGreeting(context, storage, owner, {
    name: fileName,
    inputText: text,
    contentType: 'audio/wav',
    size: wave.length,
    duration: (wave.length - 44) / 16_000,
    store: (tenant, id) => storage.put(tenant, id, wave, 'audio/wav'),
  });
}
