import * as v from 'valibot';
import { instantSchema } from '@jackfield/contract';
import { ivrInputs } from './routing.ts';

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

/** A stop of a call, with a sentence that says why it came there. */
export const callStopSchema = v.object({
  node: nodeSchema,
  reason: v.string(),
  at: instantSchema,
});
export type CallStop = v.InferOutput<typeof callStopSchema>;

/** Keys that a caller presses, menu by menu. */
export const inputsSchema = v.pipe(v.array(v.picklist(ivrInputs)), v.maxLength(50));
