import * as v from 'valibot';
import { instantSchema } from '@jackfield/contract';
import { ivrInputs, weekdays } from './routing.ts';

/** The ways in which a call ends. */
export const endKinds = [
  'answered',
  'voicemail',
  'message',
  'external',
  'hangup',
  'blocked',
  'noroute',
  'loop',
] as const;

/** How a call ends. */
export const callEndSchema = v.picklist(endKinds);

/** A stop of a call: a record, or an outside number. */
export const nodeSchema = v.object({
  kind: v.picklist([
    'number',
    'company',
    'team',
    'teammate',
    'callgroup',
    'menu',
    'voicemail',
    'message',
    'external',
  ]),
  id: v.string(),
  name: v.string(),
});

/**
 * What a sentence tells of: names and numbers as they are; days, times, zones and rows as facts that
 * each language has its own words for. No hours are of a day that is closed.
 */
const factSchema = v.union([
  v.string(),
  v.number(),
  v.object({ names: v.array(v.string()) }),
  v.object({ weekday: v.picklist(weekdays) }),
  v.object({ time: v.string() }),
  v.object({ until: v.number(), at: v.number(), zone: v.string() }),
  v.object({ zone: v.string() }),
  v.object({ hours: v.array(v.object({ from: v.string(), to: v.string() })) }),
]);
export type Fact = v.InferOutput<typeof factSchema>;

/** A sentence that is read in the language of whoever reads it, later than it was true. */
const sentenceSchema = v.object({
  /** Of the text, in each language. */
  id: v.string(),
  /** Its English, for languages without that id. */
  message: v.string(),
  values: v.record(v.string(), factSchema),
});
export type Sentence = v.InferOutput<typeof sentenceSchema>;

/** A stop of a call, with a sentence that says why it came there. */
export const callStopSchema = v.object({
  node: nodeSchema,
  reason: v.string(),
  at: instantSchema,
});
export type CallStop = v.InferOutput<typeof callStopSchema>;

/** Why: a sentence, or words that stay as they are. */
export type ToldReason = Sentence | string;

/**
 * A stop as the exchange tells it and the portal keeps it: `reason` in words, for versions that know
 * no more, and `told` for whoever reads it in another language.
 */
export const toldStopSchema = v.object({
  ...callStopSchema.entries,
  told: v.optional(sentenceSchema),
});
export type ToldStop = v.InferOutput<typeof toldStopSchema>;

/** Keys that a caller presses, menu by menu. */
export const inputsSchema = v.pipe(v.array(v.picklist(ivrInputs)), v.maxLength(50));
