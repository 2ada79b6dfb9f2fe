import type { PlannedChange, PlannedEntity } from '@jackfield/contract/api/planned-change';
import {
  businessHourSchema,
  type IvrKey,
  ivrInputs,
  ivrKeySchema,
  routingTargetSchema,
} from '@jackfield/contract/api/routing';
import type { RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';
import * as v from 'valibot';
import { withEdit } from './with-edit.ts';
import { type RoutingEdit, withRecord } from './with-record.ts';

type Part = Pick<PlannedChange['parts'][number], 'entity' | 'id' | 'before' | 'after'>;
type Members = Part['after'];

const smsSchema = v.object({
  actionType: v.picklist(['teammate', 'team', 'message', 'none']),
  actionValue: v.string(),
});
const flowSchema = v.object({
  inboundFlow: v.optional(v.picklist(['ringGroup', 'callQueue'])),
  ringGroup: v.optional(
    v.object({ option: v.picklist(['simultaneous', 'single']), ringSeconds: v.number() }),
  ),
  callQueue: v.optional(v.object({ maxWaitSeconds: v.number(), maxCallers: v.number() })),
});
const membersSchema = v.array(v.object({ teammateId: v.string() }));
const keysSchema = v.record(v.picklist(ivrInputs), v.omit(ivrKeySchema, ['input']));
const timingSchema = v.object({ retries: v.optional(v.number()), timeout: v.optional(v.number()) });
const medium = v.optional(v.nullable(v.string()));
const mediaSchema = v.object({
  greeting: medium,
  exitMedia: medium,
  invalidMedia: medium,
  transferMedia: medium,
});

/** A member under the name that the routing has for it; nothing where it is not of that form. */
const read = <Name extends string, Schema extends v.GenericSchema>(
  name: Name,
  schema: Schema,
  value: unknown,
) => (v.is(schema, value) ? ({ [name]: value } as Record<Name, v.InferOutput<Schema>>) : {});

function smsOf(value: unknown): Pick<RoutedCompany, 'sms'> | object {
  if (!v.is(smsSchema, value)) return {};
  const { actionType, actionValue } = value;
  return { sms: actionType === 'none' ? null : { actionType, actionValue } };
}

function flowOf(after: Members) {
  const { ringGroup, callQueue, ...flow } = v.parse(flowSchema, after);
  return { ...flow, ...ringGroup, ...callQueue };
}

function keysOf(value: unknown): { keys: IvrKey[] } | object {
  if (!v.is(keysSchema, value)) return {};
  const keys = ivrInputs.flatMap((input) => {
    const key = value[input];
    return key ? [{ ...key, input }] : [];
  });
  return { keys };
}

const hoursOf = ({ businessHour }: Members) =>
  read('businessHour', businessHourSchema, businessHour);

const edits: Readonly<
  Record<PlannedEntity, (id: string, after: Members, config: RoutingConfig) => RoutingEdit>
> = {
  company: (id, after) => ({
    list: 'companies',
    id,
    members: {
      ...hoursOf(after),
      ...read('openHour', routingTargetSchema, after.callHandlingOpenHour),
      ...read('closedHour', routingTargetSchema, after.callHandlingClosedHour),
      ...smsOf(after.smsHandling),
    },
  }),
  team: (id, after) => ({
    list: 'teams',
    id,
    members: {
      ...hoursOf(after),
      ...read('openHour', routingTargetSchema, after.callHandlingOpenHour),
      ...read('missedCall', routingTargetSchema, after.missedCallHandling),
      ...flowOf(after),
      ...(v.is(membersSchema, after.members) && {
        memberIds: after.members.map(({ teammateId }) => teammateId),
      }),
    },
  }),
  teammate: (id, after) => ({
    list: 'people',
    id,
    members: read('missedCall', routingTargetSchema, after.missedCallHandling),
  }),
  ivr: (id, after, { menus }) => {
    const { retries, timeout } = v.parse(timingSchema, after);
    const stored = menus.find((menu) => menu.id === id)?.menuMedia;
    const { greeting, exitMedia, invalidMedia, transferMedia } = v.parse(mediaSchema, after);
    const media = { greeting, exitMedia, invalidMedia, transferMedia };
    const given = Object.entries(media).filter(([, value]) => value !== undefined);
    return {
      list: 'menus',
      id,
      members: {
        ...keysOf(after.keys),
        ...(retries !== undefined && { retries }),
        ...(timeout !== undefined && { timeout }),
        ...(stored && { menuMedia: { ...stored, ...Object.fromEntries(given) } }),
      },
    };
  },
};

/** The routing as it is once a planned change was saved (annex J4); unsaved input stays in it. */
export const withPlanned = (
  config: RoutingConfig,
  { parts }: { readonly parts: readonly Part[] },
): RoutingConfig =>
  parts.reduce((changed, { entity, id, before, after }) => {
    const editOf = edits[entity];
    const shown = withRecord(changed, editOf(id, before, changed));
    return withEdit(changed, shown, editOf(id, after, changed));
  }, config);

/** The routing as it is at an instant, in milliseconds: what is planned until then was saved. */
export const routingAt = (
  config: RoutingConfig,
  planned: readonly PlannedChange[],
  at: number,
): RoutingConfig =>
  planned
    .filter((change) => isReady(change) && Date.parse(change.at) <= at)
    .reduce(withPlanned, config);

/** When what is planned will be saved, in milliseconds and in order. */
export const savedTimes = (planned: readonly PlannedChange[]): number[] =>
  [...new Set(planned.filter(isReady).map(({ at }) => Date.parse(at)))].toSorted(
    (one, other) => one - other,
  );

/** Whether a change will be saved at its time as things stand. */
const isReady = ({ state, parts }: PlannedChange): boolean =>
  state === 'coming' && parts.every(({ reason }) => reason === '');
