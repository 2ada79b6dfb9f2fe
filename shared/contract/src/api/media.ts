import { later } from '@jackfield/texts';
import * as v from 'valibot';
import { refusals, requiredText } from '../refusals.ts';
import { defineEndpoint, type SameCall } from '../endpoint.ts';
import { idSchema, instantSchema } from '../primitives.ts';

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

export const mediaAddress = defineEndpoint('GET /api/media/{id}/address', {
  id: 'media.address',
  summary: 'An address that plays one file for five minutes.',
  source: ['MEDIA-19', 'OP-91'],
  answer: v.object({ url: v.string(), expiresAt: instantSchema }),
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

export const listGreetings = defineEndpoint('GET /api/voicemail/teammate/{id}', {
  id: 'voicemail.list',
  summary: 'Voicemail greetings of a person, newest first, with the limit.',
  source: ['MEDIA-02', 'OP-85', 'OP-90'],
  answer: greetingsSchema,
});

/**
 * Multipart with the fields name and source (upload or recording), then the file: fields behind
 * the file are not looked at.
 */
export const uploadGreeting = defineEndpoint('POST /api/voicemail/teammate/{id}', {
  id: 'voicemail.upload',
  summary: 'Adds a WAV or MP3 file as greeting and selects it.',
  source: ['API-131', 'MEDIA-10', 'OP-89'],
  encoding: 'multipart',
  body: uploadFormSchema,
  status: 201,
  answer: mediaItemSchema,
});

export const addTextGreeting = defineEndpoint('POST /api/voicemail/teammate/{id}/textgreeting', {
  id: 'voicemail.addText',
  summary: 'Turns a text into a greeting and selects it; 503 without an engine.',
  source: ['API-132', 'MEDIA-07', 'OP-90'],
  body: greetingTextSchema,
  status: 201,
  answer: mediaItemSchema,
});

export const selectGreeting = defineEndpoint('PUT /api/voicemail/teammate/{id}/{greetingId}', {
  id: 'voicemail.select',
  summary: 'Selects the greeting that callers hear.',
  source: ['API-133', 'MEDIA-09'],
  body: v.object({ isSelected: v.literal(true) }),
  answer: mediaItemSchema,
});

export const deleteGreeting = defineEndpoint('DELETE /api/voicemail/teammate/{id}/{greetingId}', {
  id: 'voicemail.delete',
  summary: 'Deletes a greeting; a selected one hands over to the replacement or the default.',
  source: ['API-134', 'MEDIA-11', 'OP-88', 'VAL-40'],
  query: replacementSchema,
});

/** The same calls for the voicemail of a team (API-151 to API-154). */
export const listTeamGreetings = defineEndpoint('GET /api/team/{id}/vm', {
  ...listGreetings,
  id: 'teamVoicemail.list',
  summary: 'Voicemail greetings of a team, newest first, with the limit.',
});

export const uploadTeamGreeting = defineEndpoint('POST /api/team/{id}/vm', {
  ...uploadGreeting,
  id: 'teamVoicemail.upload',
  source: ['API-151', 'MEDIA-10', 'OP-89'],
});

export const addTeamTextGreeting = defineEndpoint('POST /api/team/{id}/vm/textgreeting', {
  ...addTextGreeting,
  id: 'teamVoicemail.addText',
  source: ['API-152', 'MEDIA-07', 'OP-90'],
});

export const selectTeamGreeting = defineEndpoint('PUT /api/team/{id}/vm/{greetingId}', {
  ...selectGreeting,
  id: 'teamVoicemail.select',
  source: ['API-153', 'MEDIA-09'],
});

export const deleteTeamGreeting = defineEndpoint('DELETE /api/team/{id}/vm/{greetingId}', {
  ...deleteGreeting,
  id: 'teamVoicemail.delete',
  source: ['API-154', 'MEDIA-11', 'OP-88', 'VAL-40'],
});

/** The same calls for the messages that a company number can play (annex A8). */
export const listCompanyGreetings = defineEndpoint('GET /api/company/{id}/vm', {
  ...listGreetings,
  id: 'companyVoicemail.list',
  summary: 'Messages of a company number, newest first, with the limit.',
  source: ['annex A8', 'OP-85'],
});

export const uploadCompanyGreeting = defineEndpoint('POST /api/company/{id}/vm', {
  ...uploadGreeting,
  id: 'companyVoicemail.upload',
  source: ['annex A8', 'MEDIA-10', 'OP-89'],
});

export const addCompanyTextGreeting = defineEndpoint('POST /api/company/{id}/vm/textgreeting', {
  ...addTextGreeting,
  id: 'companyVoicemail.addText',
  source: ['annex A8', 'MEDIA-07', 'OP-90'],
});

export const selectCompanyGreeting = defineEndpoint('PUT /api/company/{id}/vm/{greetingId}', {
  ...selectGreeting,
  id: 'companyVoicemail.select',
  source: ['annex A8', 'MEDIA-09'],
});

export const deleteCompanyGreeting = defineEndpoint('DELETE /api/company/{id}/vm/{greetingId}', {
  ...deleteGreeting,
  id: 'companyVoicemail.delete',
  summary: 'Deletes a message; 409 INUSE while calls are sent to it.',
  source: ['annex A8', 'MEDIA-11', 'OP-87', 'OP-88'],
});

/** The calls about the greetings of one kind of owner. */
export interface GreetingCalls {
  readonly list: SameCall<typeof listGreetings>;
  readonly upload: SameCall<typeof uploadGreeting>;
  readonly addText: SameCall<typeof addTextGreeting>;
  readonly select: SameCall<typeof selectGreeting>;
  readonly remove: SameCall<typeof deleteGreeting>;
}

/** Who can have greetings: for voicemail, company numbers as messages to play. */
export type GreetingOwnerType = 'teammate' | 'team' | 'company';

/** Calls about greetings by owner (API-131 to API-134, API-151 to API-154, annex A8). */
export const greetingCalls: Readonly<Record<GreetingOwnerType, GreetingCalls>> = {
  teammate: {
    list: listGreetings,
    upload: uploadGreeting,
    addText: addTextGreeting,
    select: selectGreeting,
    remove: deleteGreeting,
  },
  team: {
    list: listTeamGreetings,
    upload: uploadTeamGreeting,
    addText: addTeamTextGreeting,
    select: selectTeamGreeting,
    remove: deleteTeamGreeting,
  },
  company: {
    list: listCompanyGreetings,
    upload: uploadCompanyGreeting,
    addText: addCompanyTextGreeting,
    select: selectCompanyGreeting,
    remove: deleteCompanyGreeting,
  },
};
