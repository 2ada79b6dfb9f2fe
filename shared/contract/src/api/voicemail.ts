import * as v from 'valibot';
import {
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  pageQuery,
} from '@jackfield/contract';
import { callStopSchema } from './routing-call.ts';
import { usageIntakeSchema } from './usage-intake.ts';

const source = ['docs/exchange.md'];

/** Whose voicemails there are. */
export const voicemailBoxKinds = ['teammate', 'team'] as const;

/** How far a team is with a message. */
export const voicemailStates = ['open', 'taken', 'done'] as const;
export type VoicemailState = (typeof voicemailStates)[number];

const boxSchema = v.object({
  kind: v.picklist(voicemailBoxKinds),
  id: idSchema,
  name: v.string(),
});

/** How far the writing down of a message is; `failed` after an hour without an answer. */
export const transcriptStates = ['waiting', 'ready', 'failed'] as const;

/** Characters of a transcript that lists show. */
export const longestPreview = 120;

/** What somebody gets by mail of each new message in a box: nothing, a link, or its sound too. */
export const voicemailMails = ['off', 'link', 'sound'] as const;
export type VoicemailMail = (typeof voicemailMails)[number];

/** What a caller said to the voicemail of a person or team. */
export const voicemailMessageSchema = v.object({
  /** Of the call that it was left in, as in the usage; a forwarded one has an id of its own. */
  id: idSchema,
  box: boxSchema,
  /** A number in E.164, or a colleague's extension; empty when withheld. */
  from: v.string(),
  /** Who has that number or extension, where the account knows; else empty. */
  fromName: v.string(),
  /** Name of what was called, as the way of the call begins; empty where that is not known. */
  to: v.string(),
  /** Who sent it on; empty for one that the caller left in this box. */
  forwardedBy: v.string(),
  leftAt: instantSchema,
  seconds: v.number(),
  /** Null where nothing is written down, and for whoever acts as the person (MSG-02, MSG-05). */
  transcript: v.nullable(v.picklist(transcriptStates)),
  /** The beginning of what is written down; empty where that is nothing. */
  said: v.pipe(v.string(), v.maxLength(longestPreview)),
  /** When one of those who may hear it said so; null for a new one. */
  heardAt: v.nullable(instantSchema),
  /** Null for one that is not deleted. */
  deletedAt: v.nullable(instantSchema),
  /** Of a team's box; a person's messages stay open. */
  state: v.picklist(voicemailStates),
  /** Who took it or says that it is done, and when; null for an open one. */
  stateBy: v.nullable(v.object({ id: idSchema, name: v.string(), at: instantSchema })),
});
export type VoicemailMessage = v.InferOutput<typeof voicemailMessageSchema>;

/** Longest note to a message that is forwarded. */
export const longestNote = 500;

/** A message with what is shown beside its sound. */
export const voicemailDetailSchema = v.object({
  ...voicemailMessageSchema.entries,
  /** Loudness of so many equal parts of the sound, 0 to 100; empty when it was never looked at. */
  peaks: v.array(v.number()),
  /**
   * What is written down, whole: pieces with the blanks and marks that follow them, when they are
   * spoken, in seconds, and whether the engine was sure.
   */
  words: v.array(v.object({ text: v.string(), at: v.number(), isSure: v.boolean() })),
  /** Who heard it first; null where nobody did. */
  heardBy: v.nullable(v.string()),
  /** Stops of the call; empty for one that was led without telling them. */
  way: v.array(callStopSchema),
  /** What whoever sent it on wrote. */
  note: v.string(),
});
export type VoicemailDetail = v.InferOutput<typeof voicemailDetailSchema>;

/** Bytes of the longest message: three minutes at 8 kHz and 16 bits, and some more. */
export const largestMessage = 4_000_000;

/**
 * Told by the exchange after a call, with the recording as body: a WAV of one channel and 16 bits
 * at 8 kHz. Needs the exchange key.
 */
export const takeVoicemailMessage = defineEndpoint('PUT /api/exchange/messages/{id}', {
  id: 'exchange.message',
  summary: 'Takes in what a caller said to a voicemail, once by the id of the call.',
  source,
  encoding: 'wav',
  query: v.object({
    accountId: idSchema,
    box: v.picklist(voicemailBoxKinds),
    boxId: idSchema,
    from: usageIntakeSchema.entries.from,
    leftAt: instantSchema,
  }),
  /** What is not there, so that telling it again changes nothing; null for a message that is kept. */
  answer: v.object({ refused: v.nullable(v.picklist(['account', 'box'])) }),
});

/** A box that a person may open. */
export const voicemailBoxSchema = v.object({
  ...boxSchema.entries,
  /** Messages that are not deleted. */
  total: v.number(),
  /** Unheard ones of a person's box, open ones of a team's. */
  fresh: v.number(),
  open: v.number(),
  taken: v.number(),
  done: v.number(),
  /** What the person gets by mail of new ones. */
  mail: v.picklist(voicemailMails),
  /**
   * Since when a team's box has a message that nobody has heard, but for what the person put there;
   * null without one, and for a person's box.
   */
  unheardSince: v.nullable(instantSchema),
});
export type VoicemailBox = v.InferOutput<typeof voicemailBoxSchema>;

export const listVoicemailBoxes = defineEndpoint('GET /api/voicemail/box', {
  id: 'voicemailMessage.boxes',
  summary: "The person's box and those of the person's teams, with how much is new in each.",
  source,
  answer: v.object({
    /** The own one is first. */
    boxes: v.array(voicemailBoxSchema),
    /** Messages that can be restored. */
    deleted: v.number(),
  }),
});

const { pageNum, limit, search } = pageQuery(['leftAt']);

export const listVoicemailMessages = defineEndpoint('GET /api/voicemail', {
  id: 'voicemailMessage.list',
  summary:
    "Messages for the person and the person's teams, the newest first; what a team is done with comes last.",
  source,
  query: v.object({
    pageNum,
    limit,
    /** One box alone. */
    boxId: v.optional(idSchema),
    state: v.optional(v.picklist(voicemailStates)),
    /** Those that can be restored, instead of those that are kept. */
    deleted: v.optional(v.picklist(['true'])),
    /** A part of the caller's name or number, or of what is written down. */
    search,
  }),
  answer: listSchema(voicemailMessageSchema),
});

export const getVoicemailMessage = defineEndpoint('GET /api/voicemail/{id}', {
  id: 'voicemailMessage.get',
  summary: 'A message with its waveform and the way of its call.',
  source,
  answer: voicemailDetailSchema,
});

/** Whoever acts as the person leaves an entry in the history by each such call. */
export const hearVoicemailMessage = defineEndpoint('GET /api/voicemail/{id}/sound', {
  id: 'voicemailMessage.hear',
  summary: 'What the caller said.',
  source,
  file: 'audio/wav',
  fileName: 'message.wav',
});

export const updateVoicemailMessage = defineEndpoint('PUT /api/voicemail/{id}', {
  id: 'voicemailMessage.update',
  summary: 'Says that a message was heard, or is new again.',
  source,
  body: v.object({ isHeard: v.boolean() }),
});

export const hearAllVoicemailMessages = defineEndpoint('POST /api/voicemail/heard', {
  id: 'voicemailMessage.updateAll',
  summary: "Says that all messages of the person's own box were heard.",
  source,
});

export const setVoicemailMail = defineEndpoint('PUT /api/voicemail/mail', {
  id: 'voicemailMessage.setMail',
  summary: 'Says what the person gets by mail of new messages in a box; 404 for a box of others.',
  source,
  body: v.object({ boxId: idSchema, mail: v.picklist(voicemailMails) }),
});

export const setVoicemailState = defineEndpoint('PUT /api/voicemail/{id}/state', {
  id: 'voicemailMessage.setState',
  summary:
    "Takes a message of a team's box, once: 409 names who was first. Or says that it is done, or open again.",
  source,
  body: v.object({ state: v.picklist(voicemailStates) }),
});

/** Most people and teams that a message is forwarded to at once. */
export const mostRecipients = 20;

export const forwardVoicemailMessage = defineEndpoint('POST /api/voicemail/{id}/forward', {
  id: 'voicemailMessage.forward',
  summary: 'Puts a message into the boxes of others too, with a note.',
  source,
  body: v.object({
    to: v.pipe(
      v.array(v.object({ kind: v.picklist(voicemailBoxKinds), id: idSchema })),
      v.minLength(1),
      v.maxLength(mostRecipients),
    ),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestNote)), ''),
  }),
});

export const deleteVoicemailMessage = defineEndpoint('DELETE /api/voicemail/{id}', {
  id: 'voicemailMessage.delete',
  summary: 'Deletes a message; it can be restored for 30 days.',
  source,
});

export const restoreVoicemailMessage = defineEndpoint('POST /api/voicemail/{id}/restore', {
  id: 'voicemailMessage.restore',
  summary: 'Brings back a message that was deleted less than 30 days ago.',
  source,
});

export const getTranscription = defineEndpoint('GET /api/voicemail/transcription', {
  id: 'voicemailMessage.transcription',
  summary: 'Whether this installation has an engine that writes messages down.',
  source: ['MSG-05', ...source],
  answer: v.object({ isOffered: v.boolean() }),
});
