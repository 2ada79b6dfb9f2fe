import * as v from 'valibot';
import { defineEndpoint, idSchema, instantSchema, requiredText } from '@jackfield/contract';

/** Fewest and most days for which recordings are kept. */
export const recordingDays = [1, 3650] as const;

/** Who may hear recordings beside the person who talked. */
export const recordingHearers = ['person', 'admins'] as const;

/**
 * Bytes of the longest part of a talk that is handed over: half an hour (`longestPart` of the exchange)
 * at 8 kHz and 16 bits, and some more.
 */
export const largestRecording = 30_000_000;

/**
 * Told by the exchange after a call, with the recording as body: a WAV of one channel and 16 bits at
 * 8 kHz. Needs the exchange key.
 */
export const takeCallRecording = defineEndpoint('PUT /api/exchange/recordings/{id}', {
  id: 'exchange.recording',
  summary: 'Takes in a part of a talk that was recorded, once by its id.',
  source: ['REC-01', 'docs/exchange.md'],
  encoding: 'wav',
  query: v.object({
    accountId: idSchema,
    /** As in the usage. */
    callId: idSchema,
    /** Whose talk it is. */
    teammateId: idSchema,
    startedAt: instantSchema,
  }),
  /** What is not there, so that telling it again changes nothing; null for a recording that is kept. */
  answer: v.object({ refused: v.nullable(v.picklist(['account', 'person'])) }),
});

/** A part of a call that was recorded. */
export const callRecordingSchema = v.object({
  id: idSchema,
  /** Who talked; the name stays when the person has left. */
  teammate: v.object({ id: idSchema, name: v.string() }),
  startedAt: instantSchema,
  seconds: v.number(),
  /** Kept; deleted by somebody, which can be taken back for 30 days; or over after the days of the account. */
  state: v.picklist(['kept', 'deleted', 'ended']),
  /** The person who asks may hear it. */
  mayHear: v.boolean(),
  /** Loudness of so many equal parts of the sound, 0 to 100; empty for who may not hear it. */
  peaks: v.array(v.number()),
  /** When it ends by itself, or did. */
  endsAt: instantSchema,
  /** Days that it is kept for. */
  days: v.number(),
  /** Who deleted it, when and why; null where nobody did. */
  deleted: v.nullable(
    v.object({
      by: v.string(),
      at: instantSchema,
      reason: v.string(),
      /** It can come back. */
      mayRestore: v.boolean(),
    }),
  ),
});
export type CallRecording = v.InferOutput<typeof callRecordingSchema>;

const source = ['REC-02'];

export const listCallRecordings = defineEndpoint('GET /api/call-log/{id}/recording', {
  id: 'callRecording.list',
  summary: 'What was recorded of a call, in its order; 404 for calls that the person may not see.',
  source,
  answer: v.object({ items: v.array(callRecordingSchema) }),
});

/** Whoever acts as the person, and admins, leave an entry in the history of the person by each such call. */
export const hearCallRecording = defineEndpoint('GET /api/recording/{id}/sound', {
  id: 'callRecording.hear',
  summary: 'The sound of a recording.',
  source,
  file: 'audio/wav',
  fileName: 'recording.wav',
});

/** Asks for the second step; each is an entry in the history of the person. */
export const downloadCallRecording = defineEndpoint('GET /api/recording/{id}/download', {
  id: 'callRecording.download',
  summary: 'A recording as a file to keep.',
  source,
  file: 'audio/wav',
  fileName: 'recording.wav',
});

export const deleteCallRecording = defineEndpoint('POST /api/recording/{id}/delete', {
  id: 'callRecording.delete',
  summary: 'Deletes a recording for a reason; for 30 days it can be restored.',
  source,
  body: v.object({ reason: requiredText('reason', 200) }),
});

export const restoreCallRecording = defineEndpoint('POST /api/recording/{id}/restore', {
  id: 'callRecording.restore',
  summary:
    'Brings back a recording that was deleted less than 30 days ago and whose days are not over.',
  source,
});
