import {
  inboundFlowSchema,
  queueLimitsSchema,
  ringGroupSchema,
  type Team,
  type TeamSetting,
} from '@jackfield/contract/api/team';
import * as v from 'valibot';

/** Fields of the form in the order of the page. */
export const flowFields = [
  'inboundFlow',
  'option',
  'ringSeconds',
  'maxWaitSeconds',
  'maxCallers',
] as const;
export type FlowField = (typeof flowFields)[number];

/** Fields that show with one type alone. */
export const fieldsOf = {
  ringGroup: ['option', 'ringSeconds'],
  callQueue: ['maxWaitSeconds', 'maxCallers'],
} as const satisfies Record<Team['inboundFlow'], readonly FlowField[]>;

/** Rules of the form: the contract's. */
export const flowSchema = v.object({
  inboundFlow: inboundFlowSchema,
  ...ringGroupSchema.entries,
  ...queueLimitsSchema.entries,
});

/** What the form edits; NaN stands for a number field that is empty. */
export type FlowValues = v.InferOutput<typeof flowSchema>;

const typedNumber = v.pipe(
  v.nullable(v.number()),
  v.transform((value) => value ?? Number.NaN),
);

/** The same members without their rules: a draft may hold what is not valid yet. */
export const typedFlowSchema: v.GenericSchema<unknown, FlowValues> = v.object({
  inboundFlow: inboundFlowSchema,
  option: ringGroupSchema.entries.option,
  ringSeconds: typedNumber,
  maxWaitSeconds: typedNumber,
  maxCallers: typedNumber,
});

/** The editable part of a team. */
export function flowOf({ inboundFlow, ringGroup, callQueue }: Team): FlowValues {
  const { option, ringSeconds } = ringGroup;
  const { maxWaitSeconds, maxCallers } = callQueue;
  return { inboundFlow, option, ringSeconds, maxWaitSeconds, maxCallers };
}

/** The same as the routing has it. */
export function routedFlow(values: FlowValues) {
  const { inboundFlow, option, ringSeconds, maxWaitSeconds, maxCallers } = values;
  return { inboundFlow, option, ringSeconds, maxWaitSeconds, maxCallers };
}

/** The body of the call for changed members (OP-84). */
export function settingOf(change: Partial<FlowValues>): TeamSetting {
  const { inboundFlow, option, ringSeconds, maxWaitSeconds, maxCallers } = change;
  const ringGroup = {
    ...(option !== undefined && { option }),
    ...(ringSeconds !== undefined && { ringSeconds }),
  };
  const callQueue = {
    ...(maxWaitSeconds !== undefined && { maxWaitSeconds }),
    ...(maxCallers !== undefined && { maxCallers }),
  };
  return {
    ...(inboundFlow !== undefined && { inboundFlow }),
    ...(Object.keys(ringGroup).length > 0 && { ringGroup }),
    ...(Object.keys(callQueue).length > 0 && { callQueue }),
  };
}
