import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  defineEndpoint,
  idSchema,
  instantSchema,
  refusals,
  requiredText,
} from '@jackfield/contract';

/** A greeting, menu medium or hold music (ENT-21). `url` opens with a token only (MEDIA-19). */
export const mediaItemSchema = v.object({
  id: idSchema,
  fileName: v.string(),
  url: v.string(),
  isDefault: v.boolean(),
  isSelected: v.boolean(),
  /** Seconds. */
  duration: v.number(),
  /** The text that was turned into speech; null for recordings and uploads. */
  inputText: v.nullable(v.string()),
});
export type MediaItem = v.InferOutput<typeof mediaItemSchema>;

/** Bytes that an upload and a recording may have (OP-89). */
export const maxMediaBytes = { upload: 5 * 1024 * 1024, recording: 50 * 1024 * 1024 } as const;
/** Where a file comes from: one that was at hand, or the recorder. */
export type MediaSource = keyof typeof maxMediaBytes;
/** What a person sees when a file is larger (VAL-33, VAL-38). */
export const tooLargeText: Readonly<Record<MediaSource, () => string>> = {
  upload: later(refusals.fileTooLarge),
  recording: later(refusals.recordingTooLarge),
};
/** Seconds after which a recording ends by itself (MEDIA-06). */
export const maxRecordingSeconds = 300;
/** Characters of a name typed in the recorder or the text dialog (VAL-30). */
export const maxTypedName = 30;
/** Characters of an uploaded file's name without extension (VAL-36). */
export const maxFileName = 50;
/** Characters of a text that is turned into speech (VAL-31). */
export const maxGreetingText = 2000;

/**
 * Tracks of the product: what callers of a mailbox hear, and on hold, until others are selected; what
 * both hear before they are recorded; and what a phone hears that dials `*97`.
 */
export const builtInMedia = {
  greeting: '019a0000-0000-7000-8000-000000000001',
  music: '019a0000-0000-7000-8000-000000000002',
  recordingNotice: '019a0000-0000-7000-8000-000000000003',
  pinAsk: '019a0000-0000-7000-8000-000000000004',
  pinWrong: '019a0000-0000-7000-8000-000000000005',
  pinLocked: '019a0000-0000-7000-8000-000000000006',
  pinNone: '019a0000-0000-7000-8000-000000000007',
  messagesNone: '019a0000-0000-7000-8000-000000000008',
  messagesChoice: '019a0000-0000-7000-8000-000000000009',
  messagesDeleted: '019a0000-0000-7000-8000-00000000000a',
  messagesOver: '019a0000-0000-7000-8000-00000000000b',
} as const;

export const mediaAddress = defineEndpoint('GET /api/media/{id}/address', {
  id: 'media.address',
  summary: 'An address that plays one file for five minutes.',
  source: ['MEDIA-19', 'OP-91'],
  answer: v.object({
    url: v.string(),
    expiresAt: instantSchema,
    /** What it is called and how many seconds it lasts; servers before CALL-16 do not say. */
    fileName: v.optional(v.string()),
    seconds: v.optional(v.number()),
  }),
});

/** The greetings of one owner: newest first, the built-in one last (OP-86). */
export const greetingsSchema = v.object({
  items: v.array(mediaItemSchema),
  /** How many an owner may have, the built-in one not counted (OP-85). */
  maximum: v.number(),
  /** Text of the newest greeting that was made from text (OP-90). */
  savedText: v.nullable(v.string()),
  /** Whether this server turns text into speech. */
  hasSpeech: v.boolean(),
});
export type Greetings = v.InferOutput<typeof greetingsSchema>;

/** Name of a greeting as a person types it (VAL-30). */
export const greetingNameSchema = requiredText('greetingName', maxTypedName);

/** Languages that texts can be spoken in, English, Malay, French and Spanish. */
export const speechLanguages = [
  'en-US',
  'en-GB',
  'en-CA',
  'ms-MY',
  'fr-CA',
  'fr-FR',
  'es-US',
  'es-MX',
  'es-ES',
] as const;
export type SpeechLanguage = (typeof speechLanguages)[number];

/** A text to turn into speech (ENT-22, VAL-30, VAL-31). */
export const greetingTextSchema = v.object({
  text: requiredText('greetingText', maxGreetingText),
  /** The name with .wav behind it. */
  fileName: v.pipe(
    v.string(),
    v.transform((name) => name.replace(/\.wav$/i, '')),
    greetingNameSchema,
  ),
  voiceSetting: v.object({
    languageCode: v.picklist(speechLanguages),
    gender: v.picklist(['male', 'female']),
  }),
});
export type GreetingText = v.InferInput<typeof greetingTextSchema>;

/** A text to listen to before it is saved. */
export const previewText = defineEndpoint('POST /api/media/preview', {
  id: 'media.preview',
  summary: 'Speaks a text without storing it; 503 without an engine.',
  source: ['MEDIA-07', 'OP-90'],
  body: v.pick(greetingTextSchema, ['text', 'voiceSetting']),
  answer: v.object({
    /** A WAV, base64. */
    audio: v.string(),
  }),
});

/** Fields of a form with a sound. */
export const uploadFormSchema = v.object({
  name: v.optional(v.string()),
  source: v.picklist(['upload', 'recording']),
  /** The bytes, a Blob in a browser; read as a stream, so that no schema looks at them. */
  file: v.unknown(),
});

/** What takes the place of a deleted sound; the default when left out (OP-88). */
export const replacementSchema = v.object({
  replacementId: v.optional(v.pipe(v.string(), v.maxLength(100))),
});

/** Selects the sound of the path. */
export const selectionSchema = v.object({ isSelected: v.literal(true) });

const params = v.object({ id: idSchema });
const greetingParams = v.object({ id: idSchema, greetingId: idSchema });

/** What the calls of one kind of owner have of their own. */
interface OwnedGreetings {
  /** Begins the ids of the calls. */
  readonly name: string;
  readonly path: string;
  /** Whose greetings the list holds. */
  readonly listed: string;
  /** Messages, which calls are sent to. */
  readonly areTargets?: boolean;
  /** Requirements that the calls come from, beside those of all kinds of owner. */
  readonly sources: Record<'list' | 'upload' | 'addText' | 'select' | 'remove', readonly string[]>;
}

function greetingCallsOf({ name, path, listed, areTargets, sources }: OwnedGreetings) {
  return {
    list: defineEndpoint(`GET ${path}`, {
      id: `${name}.list`,
      summary: `${listed}, newest first, with the limit.`,
      source: sources.list,
      params,
      answer: greetingsSchema,
    }),
    /**
     * Multipart with the fields name and source (upload or recording), then the file: fields
     * behind the file are not looked at.
     */
    upload: defineEndpoint(`POST ${path}`, {
      id: `${name}.upload`,
      summary: 'Adds a WAV or MP3 file as greeting and selects it.',
      source: [...sources.upload, 'MEDIA-10', 'OP-89'],
      params,
      encoding: 'multipart',
      body: uploadFormSchema,
      status: 201,
      answer: mediaItemSchema,
    }),
    addText: defineEndpoint(`POST ${path}/textgreeting`, {
      id: `${name}.addText`,
      summary: 'Turns a text into a greeting and selects it; 503 without an engine.',
      source: [...sources.addText, 'MEDIA-07', 'OP-90'],
      params,
      body: greetingTextSchema,
      status: 201,
      answer: mediaItemSchema,
    }),
    select: defineEndpoint(`PUT ${path}/{greetingId}`, {
      id: `${name}.select`,
      summary: 'Selects the greeting that callers hear.',
      source: [...sources.select, 'MEDIA-09'],
      params: greetingParams,
      body: selectionSchema,
      answer: mediaItemSchema,
    }),
    remove: defineEndpoint(`DELETE ${path}/{greetingId}`, {
      id: `${name}.delete`,
      summary: areTargets
        ? 'Deletes a message; 409 INUSE while calls are sent to it.'
        : 'Deletes a greeting; a selected one hands over to the replacement or the default.',
      source: sources.remove,
      params: greetingParams,
      query: replacementSchema,
    }),
  };
}

/** The calls about the greetings of one kind of owner. */
export type GreetingCalls = ReturnType<typeof greetingCallsOf>;

/** Who can have greetings: for voicemail, company numbers as messages to play. */
export type GreetingOwnerType = 'teammate' | 'team' | 'company';

/** Calls about greetings by owner (API-131 to API-134, API-151 to API-154, annex A8). */
export const greetingCalls: Readonly<Record<GreetingOwnerType, GreetingCalls>> = {
  teammate: greetingCallsOf({
    name: 'voicemail',
    path: '/api/voicemail/teammate/{id}',
    listed: 'Voicemail greetings of a person',
    sources: {
      list: ['MEDIA-02', 'OP-85', 'OP-90'],
      upload: ['API-131'],
      addText: ['API-132'],
      select: ['API-133'],
      remove: ['API-134', 'MEDIA-11', 'OP-88', 'VAL-40'],
    },
  }),
  team: greetingCallsOf({
    name: 'teamVoicemail',
    path: '/api/team/{id}/vm',
    listed: 'Voicemail greetings of a team',
    sources: {
      list: ['MEDIA-02', 'OP-85', 'OP-90'],
      upload: ['API-151'],
      addText: ['API-152'],
      select: ['API-153'],
      remove: ['API-154', 'MEDIA-11', 'OP-88', 'VAL-40'],
    },
  }),
  company: greetingCallsOf({
    name: 'companyVoicemail',
    path: '/api/company/{id}/vm',
    listed: 'Messages of a company number',
    areTargets: true,
    sources: {
      list: ['annex A8', 'OP-85'],
      upload: ['annex A8'],
      addText: ['annex A8'],
      select: ['annex A8'],
      remove: ['annex A8', 'MEDIA-11', 'OP-87', 'OP-88'],
    },
  }),
};
