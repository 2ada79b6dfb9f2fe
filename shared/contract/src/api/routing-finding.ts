import * as v from 'valibot';
import { idSchema, instantSchema, phoneNumberSchema } from '@jackfield/contract';
import { ivrInputs, ivrKeySchema, routingTargetSchema, specialDatesSchema } from './routing.ts';
import { callEndSchema, inputsSchema, nodeSchema } from './routing-call.ts';

/** Where something is put right. */
const placeSchema = v.object({
  ownerKind: v.picklist(['company', 'team', 'teammate', 'menu']),
  ownerId: v.string(),
  part: v.picklist([
    'openHour',
    'closedHour',
    'override',
    'date',
    'sms',
    'missedCall',
    'key',
    'member',
    'telephone',
  ]),
  detail: v.nullable(v.string()),
});

const timedOwnerSchema = v.object({ kind: v.picklist(['company', 'team']), id: idSchema });

/** A small change that puts a finding right at once. */
const newDatesSchema = v.omit(v.object(specialDatesSchema.pipe[0].entries), ['id']);

export const fixActSchema = v.variant('kind', [
  v.object({ kind: v.literal('removeKey'), menuId: idSchema, input: v.picklist(ivrInputs) }),
  v.object({ kind: v.literal('setKey'), menuId: idSchema, key: ivrKeySchema }),
  v.object({
    kind: v.literal('addDate'),
    of: timedOwnerSchema,
    date: newDatesSchema,
  }),
  v.object({
    kind: v.literal('addDates'),
    of: timedOwnerSchema,
    dates: v.pipe(v.array(newDatesSchema), v.minLength(1), v.maxLength(100)),
  }),
  v.object({ kind: v.literal('closeGaps'), of: timedOwnerSchema }),
  v.object({ kind: v.literal('endOverride'), of: timedOwnerSchema }),
  v.object({
    kind: v.literal('setTarget'),
    of: v.object({ kind: v.picklist(['company', 'team', 'teammate']), id: idSchema }),
    part: v.picklist(['openHour', 'closedHour', 'missedCall']),
    target: routingTargetSchema,
  }),
  v.object({ kind: v.literal('removeMember'), teamId: idSchema, personId: idSchema }),
]);

/** A call that shows a finding: nobody answers it, and it ends as said. */
const findingCallSchema = v.object({
  number: phoneNumberSchema,
  at: instantSchema,
  inputs: inputsSchema,
  outcomes: v.object({ everyone: v.literal('silent') }),
  end: v.object({ kind: callEndSchema, node: nodeSchema }),
});

/** Something about the routing that wants a look. */
export const routingFindingSchema = v.object({
  code: v.string(),
  /** error: calls are lost; warning: they may be; info: worth a look. */
  severity: v.picklist(['error', 'warning', 'info']),
  object: nodeSchema,
  message: v.string(),
  /** What callers meet because of it. */
  effect: v.string(),
  fix: v.object({
    text: v.string(),
    place: placeSchema,
    /** What does it at once; empty where somebody has to decide. */
    acts: v.array(fixActSchema),
    /** A key that only needs a target. */
    key: v.nullable(v.object({ menuId: idSchema, input: v.picklist(ivrInputs) })),
  }),
  /** Null where no call comes to it. */
  call: v.nullable(findingCallSchema),
  /** Whose pages the place is on. */
  owner: v.object({ kind: v.picklist(['company', 'team', 'teammate']), id: v.string() }),
});
