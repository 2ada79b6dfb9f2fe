import { defineEndpoint, instantSchema } from '@jackfield/contract';
import * as v from 'valibot';
import { exchangeAccountSchema } from './exchange.ts';
import { inputsSchema } from './routing-call.ts';
import { routingChangeSchema } from './routing-config.ts';
import { simulatedCallSchema } from './routing-engine.ts';

/** What a phone dials before the code of a tried call, to hear what its caller would hear. */
export const trialPrefix = '*99';

const codeSchema = v.pipe(v.string(), v.regex(/^\d{6}$/));

/** A call to be tried: `at` of it is when it comes in, and time goes on from there. */
export const triedCallSchema = v.required(
  v.pick(simulatedCallSchema, ['number', 'from', 'at', 'outcomes']),
  ['at'],
);
export type TriedByPhone = v.InferOutput<typeof triedCallSchema>;

/** How far a tried call is that a phone hears. */
export const trialProgressSchema = v.object({
  /** Keys that were pressed, menu by menu, as `simulate` takes them. */
  inputs: inputsSchema,
  /** The place of the step of `simulate` that it comes to; its end comes last. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isOver: v.boolean(),
});
export type TrialProgress = v.InferOutput<typeof trialProgressSchema>;

export const keepCallTrial = defineEndpoint('PUT /api/call-trial', {
  id: 'callTrial.keep',
  summary:
    'Keeps a call to be tried by the own phone for ten minutes, with changes of the routing that are not saved; the one before is forgotten. Answers what to dial.',
  source: ['CALL-16'],
  body: v.object({ call: triedCallSchema, change: routingChangeSchema }),
  answer: v.object({ dial: v.string(), code: codeSchema, expiresAt: instantSchema }),
});

export const readCallTrial = defineEndpoint('GET /api/call-trial', {
  id: 'callTrial.read',
  summary: 'How far the own tried call is, null before it was dialled; 404 once it is forgotten.',
  source: ['CALL-16'],
  query: v.object({ code: codeSchema }),
  answer: v.object({ progress: v.nullable(trialProgressSchema) }),
});

const ofPhone = { phone: v.pipe(v.string(), v.minLength(1), v.maxLength(200)), code: codeSchema };

/** Asked by the exchange when a phone dials `*99` and a code; needs the exchange key. */
export const openCallTrial = defineEndpoint('GET /api/exchange/trial', {
  id: 'callTrial.open',
  summary:
    'A call that the person of a phone wants to try, and the routing of their account with what is not saved; 404 for the code of anybody else, and for one that is forgotten.',
  source: ['CALL-16', 'docs/exchange.md'],
  query: v.object(ofPhone),
  answer: v.object({ ...exchangeAccountSchema.entries, trial: triedCallSchema }),
});

/** Told by the exchange while a phone hears it; needs the exchange key. */
export const moveCallTrial = defineEndpoint('POST /api/exchange/trial', {
  id: 'callTrial.move',
  summary: 'Takes in how far a tried call is.',
  source: ['CALL-16', 'docs/exchange.md'],
  body: v.object({ ...ofPhone, progress: trialProgressSchema }),
  /** False where it is forgotten by now. */
  answer: v.object({ isKept: v.boolean() }),
});
