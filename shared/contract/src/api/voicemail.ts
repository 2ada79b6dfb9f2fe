import * as v from 'valibot';
import {
  defineEndpoint,
  idSchema,
  instantSchema,
  listSchema,
  pageQuery,
} from '@jackfield/contract';
import { usageIntakeSchema } from './usage-intake.ts';

const source = ['docs/exchange.md'];

/** Whose voicemails there are. */
export const voicemailBoxKinds = ['teammate', 'team'] as const;

/** What a caller said to the voicemail of a person or team. */
export const voicemailMessageSchema = v.object({
  /** Of the call that it was left in, as in the usage. */
  id: idSchema,
  box: v.object({ kind: v.picklist(voicemailBoxKinds), id: idSchema, name: v.string() }),
  /** A number in E.164, or a colleague's extension; empty when withheld. */
  from: v.string(),
  leftAt: instantSchema,
  seconds: v.number(),
  /** When one of those who may hear it said so; null for a new one. */
  heardAt: v.nullable(instantSchema),
});
export type VoicemailMessage = v.InferOutput<typeof voicemailMessageSchema>;

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

const { pageNum, limit } = pageQuery(['leftAt']);

export const listVoicemailMessages = defineEndpoint('GET /api/voicemail', {
  id: 'voicemailMessage.list',
  summary: "Messages for the person and the person's teams, the newest first.",
  source,
  query: v.object({ pageNum, limit }),
  answer: listSchema(voicemailMessageSchema),
});

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
