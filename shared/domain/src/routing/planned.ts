import type { PlannedChange, PlannedEntity } from '@jackfield/contract/api/planned-change';
import {
  businessHourSchema,
  type IvrKey,
  ivrInputs,
  ivrKeySchema,
  routingTargetSchema,
} from '@jackfield/contract/api/routing';
import * as v from 'valibot';
import type { RoutedCompany, RoutingConfig } from './config.ts';
import { mergeEdit, type RoutingEdit, withRecord } from './edit.ts';

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

/** What is planned of records; a change of the contract, or the same that is only thought of. */
type Planned = { readonly parts: readonly Part[] };

/**
 * The routing as it is once a planned change was saved (annex J4), whole or not at all: null where
 * one of its records is gone, or was changed otherwise since, so that it waits for somebody.
 */
function saved(config: RoutingConfig, { parts }: Planned, isForced: boolean): RoutingConfig | null {
  let changed = config;
  for (const { entity, id, before, after } of parts) {
    const editOf = edits[entity];
    const shown = withRecord(changed, editOf(id, before, changed));
    const edit = mergeEdit(changed, shown, editOf(id, after, changed));
    if (edit === null || (edit.isClash && !isForced)) return null;
    changed = edit.merged;
  }
  return changed;
}

/** The routing as it is once somebody has saved a planned change over what was changed meanwhile. */
export const withPlanned = (config: RoutingConfig, planned: Planned): RoutingConfig =>
  saved(config, planned, true) ?? config;

const timeOf = ({ at }: Pick<PlannedChange, 'at'>) => Date.parse(at);

/** Whether a change will be saved at its time as things stand. */
const isReady = ({ state, parts }: PlannedChange): boolean =>
  state === 'coming' && parts.every(({ reason }) => reason === '');

/** What will be saved after an instant and until another, milliseconds, in order. */
const between = (planned: readonly PlannedChange[], after: number, until: number) =>
  planned
    .filter((change) => isReady(change) && timeOf(change) > after && timeOf(change) <= until)
    .toSorted((one, other) => timeOf(one) - timeOf(other));

/** The routing as it is at an instant, in milliseconds: what is planned until then was saved. */
export const routingAt = (
  config: RoutingConfig,
  planned: readonly PlannedChange[],
  at: number,
): RoutingConfig =>
  between(planned, -Infinity, at).reduce(
    (changed, change) => saved(changed, change, false) ?? changed,
    config,
  );

/** When what is planned will be saved, in milliseconds and in order. */
export const savedTimes = (planned: readonly PlannedChange[]): number[] => [
  ...new Set(between(planned, -Infinity, Infinity).map(timeOf)),
];

/** The routing with and without a change, from an instant on (milliseconds) until the next period. */
export interface RoutingPeriod {
  readonly from: number;
  readonly before: RoutingConfig;
  readonly after: RoutingConfig;
}

/** Records that a change takes away. */
function idsGone(before: RoutingConfig, after: RoutingConfig): string[] {
  const lists = ['people', 'teams', 'menus'] as const;
  return lists.flatMap((list) => {
    const left = new Set(after[list].map(({ id }) => id));
    return before[list].flatMap(({ id }) => (left.has(id) ? [] : [id]));
  });
}

/** Whether what a planned change makes of its records leads to one of these. */
function namesAny({ parts }: PlannedChange, ids: readonly string[]): boolean {
  if (ids.length === 0) return false;
  const wanted = JSON.stringify(parts.map(({ after }) => after));
  return ids.some((id) => wanted.includes(id));
}

/** The routing at an instant, and what is planned of it. */
export interface PlannedRouting {
  readonly config: RoutingConfig;
  readonly planned: readonly PlannedChange[];
}

/** How a routing goes on from an instant: from when it is which, and ids of the plans that are saved. */
function courseOf({ config, planned }: PlannedRouting, from: number) {
  const pieces = [{ from, config }];
  const done = new Set<string>();
  let now = config;
  for (const change of between(planned, from, Infinity)) {
    const next = saved(now, change, false);
    if (next === null) continue;
    now = next;
    done.add(change.id);
    pieces.push({ from: timeOf(change), config: now });
  }
  const at = (instant: number) => pieces.findLast((one) => one.from <= instant)?.config ?? config;
  return { times: pieces.map((one) => one.from), at, done };
}

/** A change and what is planned besides. */
export interface ChangeAhead {
  /** The first has the change alone; each other one begins with a planned change. Never empty. */
  readonly periods: readonly [RoutingPeriod, ...RoutingPeriod[]];
  /** Planned changes that will be saved at their time, and will not with the change. */
  readonly stopped: readonly PlannedChange[];
}

/**
 * Two routings of an instant, in milliseconds, with everything that is planned after it: each
 * planned change is saved on either side at its time, or waits on the side where it cannot be.
 */
export function sidesAhead(
  before: PlannedRouting,
  after: PlannedRouting,
  from: number,
): ChangeAhead {
  const [old, now] = [courseOf(before, from), courseOf(after, from)];
  const times = [...new Set([...old.times, ...now.times])].toSorted((one, other) => one - other);
  const periodAt = (at: number) => ({ from: at, before: old.at(at), after: now.at(at) });
  const kept = new Set(after.planned.map(({ id }) => id));
  const stopped = before.planned.filter(
    ({ id }) => old.done.has(id) && kept.has(id) && !now.done.has(id),
  );
  return { periods: [periodAt(from), ...times.slice(1).map(periodAt)], stopped };
}

/** A change of the routing at an instant, in milliseconds, with everything that is planned after it. */
export function changeAhead(
  config: RoutingConfig,
  planned: readonly PlannedChange[],
  at: number,
  apply: (config: RoutingConfig) => RoutingConfig,
): ChangeAhead {
  const standing = routingAt(config, planned, at);
  const wanted = apply(standing);
  const gone = idsGone(standing, wanted);
  const left = planned.map((change) =>
    namesAny(change, gone) ? { ...change, state: 'waiting' as const } : change,
  );
  return sidesAhead({ config: standing, planned }, { config: wanted, planned: left }, at);
}
