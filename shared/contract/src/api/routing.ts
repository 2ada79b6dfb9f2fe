import { later } from '@jackfield/texts';
import * as v from 'valibot';
import {
  calledNumberSchema,
  daySchema,
  idSchema,
  refusals,
  required,
  requiredText,
  timeZoneSchema,
} from '@jackfield/contract';

/** Where a call can be sent, in the order of the radio options (ROUTE-04, ROUTE-05). */
export const targetTypes = [
  'teammate',
  'team',
  'callgroup',
  'number',
  'voicemail',
  'message',
  'ivr',
] as const;
export type TargetType = (typeof targetTypes)[number];

const noUser = required('user');
const isDistinct = (ids: string[]) => new Set(ids).size === ids.length;

/**
 * Several users who answer together (ENT-23): 'simultaneous' rings all, 'single' one after the
 * other, starting after the one rung last (OP-77).
 */
export const callGroupSchema = v.object({
  option: v.picklist(['simultaneous', 'single']),
  list: v.pipe(
    v.array(idSchema),
    v.minLength(1, noUser),
    v.maxLength(50),
    v.check(isDistinct, later(refusals.callGroupOnce)),
  ),
});
export type CallGroup = v.InferOutput<typeof callGroupSchema>;

/** Whose mailbox takes the message; company numbers have none of their own (annex F1). */
export const mailboxSchema = v.object({
  ownerType: v.picklist(['teammate', 'team']),
  ownerId: idSchema,
});
export type Mailbox = v.InferOutput<typeof mailboxSchema>;

const targetSchemas = {
  teammate: v.object({ actionType: v.literal('teammate'), actionValue: idSchema }),
  team: v.object({ actionType: v.literal('team'), actionValue: idSchema }),
  callgroup: v.object({ actionType: v.literal('callgroup'), actionValue: callGroupSchema }),
  number: v.object({
    actionType: v.literal('number'),
    actionValue: calledNumberSchema,
  }),
  voicemail: v.object({
    actionType: v.literal('voicemail'),
    actionValue: v.nullable(mailboxSchema),
  }),
  message: v.object({ actionType: v.literal('message'), actionValue: idSchema }),
  ivr: v.object({ actionType: v.literal('ivr'), actionValue: idSchema }),
} as const;

/** Any routing target as it is stored and sent (annex F1). */
export const routingTargetSchema = v.variant('actionType', Object.values(targetSchemas));
export type RoutingTarget = v.InferOutput<typeof routingTargetSchema>;

const companyTypes = targetTypes;
const missedCallTypes = ['teammate', 'team', 'number', 'voicemail'] as const;

/** The target types that each place of the routing takes (annex F1). */
export const targetTypesOf = {
  companyOpenHour: companyTypes,
  companyClosedHour: companyTypes,
  teamOpenHour: targetTypes,
  teamMissedCall: [...missedCallTypes, 'message'],
  teammateMissedCall: missedCallTypes,
} as const satisfies Record<string, readonly TargetType[]>;
export type TargetPlace = keyof typeof targetTypesOf;

/**
 * The targets of one place: unknown types are refused, and a mailbox is named for company numbers
 * only, the others use their own (annex F1).
 */
export function targetSchemaOf(place: TargetPlace) {
  const types: readonly TargetType[] = targetTypesOf[place];
  const isCompany = place === 'companyOpenHour' || place === 'companyClosedHour';
  return v.pipe(
    routingTargetSchema,
    v.check(({ actionType }) => types.includes(actionType), required('action')),
    v.check(
      (target) => target.actionType !== 'voicemail' || isCompany === (target.actionValue !== null),
      required('action'),
    ),
  );
}

const noTime = later(refusals.time);
const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Open from `from` to before `to`, HH:MM, 24 hours; `to` may be 24:00. A `to` that is not after
 * `from` is on the next day; the interval belongs to the day it starts on (annex J3).
 */
export const openIntervalSchema = v.pipe(
  v.object({
    from: v.pipe(v.string(), v.regex(clockPattern, noTime)),
    to: v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, noTime)),
  }),
  v.check(({ from, to }) => from !== to, later(refusals.emptyInterval)),
);
export type OpenInterval = v.InferOutput<typeof openIntervalSchema>;

/** How many intervals a day may have. */
export const maxIntervals = 6;

/** Only the last of a day's intervals may go past midnight, and none overlaps the one before. */
function areApart(intervals: OpenInterval[]): boolean {
  const sorted = intervals.toSorted((one, other) => one.from.localeCompare(other.from));
  return sorted.every(({ to }, index) => {
    const next = sorted[index + 1];
    const isOvernight = to <= (sorted[index]?.from ?? '');
    return next === undefined || (!isOvernight && to <= next.from);
  });
}

/** Open intervals of one day; none means closed (annex J3). */
export const openIntervalsSchema = v.pipe(
  v.array(openIntervalSchema),
  v.maxLength(maxIntervals, later(refusals.intervals, { most: maxIntervals })),
  v.check(areApart, later(refusals.overlap)),
);

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Days with hours of their own, such as a holiday; they win over the week (annex J3). */
export const specialDatesSchema = v.pipe(
  v.object({
    id: idSchema,
    name: requiredText('name', 50),
    /** First and last day, both included. */
    from: daySchema,
    to: daySchema,
    /** Closed all day; `intervals` is empty then. */
    closed: v.boolean(),
    intervals: openIntervalsSchema,
    /** The same days of every year. */
    repeatsYearly: v.boolean(),
    /** Wins over the closed-hour action on these days; null or left out: no own action. */
    action: v.optional(v.nullable(routingTargetSchema)),
    /** A date that still may move, such as a holiday that follows the moon. */
    isUnconfirmed: v.optional(v.boolean()),
  }),
  v.check(({ from, to }) => from <= to, later(refusals.lastDay)),
  v.check(({ closed, intervals }) => closed === (intervals.length === 0), later(refusals.openDate)),
);
export type SpecialDates = v.InferOutput<typeof specialDatesSchema>;

const dayEntries = Object.fromEntries(weekdays.map((day) => [day, openIntervalsSchema])) as Record<
  Weekday,
  typeof openIntervalsSchema
>;

/** When a company number or a team is open (annexes F2 and J3, decision 6). */
export const businessHourSchema = v.object({
  /** Open at any time: week and dates are kept and not looked at. */
  alwaysOpen: v.boolean(),
  timeZone: timeZoneSchema,
  weekly: v.object(dayEntries),
  dates: v.pipe(v.array(specialDatesSchema), v.maxLength(200)),
});
export type BusinessHour = v.InferOutput<typeof businessHourSchema>;

/** What a key of a menu does (ENT-20); hangup is for the timeout entry only (OP-80). */
export const ivrActions = ['teammate', 'team', 'ivr', 'hangup'] as const;
/**
 * The inputs of a menu as they stand on a telephone: eleven keys, and the timeout entry in the place
 * of # (IVR-13).
 */
export const ivrInputs = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '*',
  '0',
  'timeout',
] as const;
export type IvrInput = (typeof ivrInputs)[number];

/** A key of a menu as it is stored; `actionId` is null once its target is gone (OP-72). */
export const ivrKeySchema = v.object({
  input: v.picklist(ivrInputs),
  action: v.picklist(ivrActions),
  actionId: v.nullable(idSchema),
});
export type IvrKey = v.InferOutput<typeof ivrKeySchema>;

/** Media of a menu by their use; each is one of the menu's media, or none (ENT-19, OP-81). */
export const menuMediaSchema = v.object({
  greeting: v.nullable(idSchema),
  exitMedia: v.nullable(idSchema),
  invalidMedia: v.nullable(idSchema),
  transferMedia: v.nullable(idSchema),
});
export type MenuMedia = v.InferOutput<typeof menuMediaSchema>;

/** What the record of its owner tells of a menu (ENT-06, ENT-07); menus have calls of their own. */
export const ownedMenuSchema = v.object({
  id: idSchema,
  media: v.array(v.object({ id: idSchema, isSelected: v.boolean() })),
  menuMedia: v.pick(menuMediaSchema, ['greeting']),
});
export type OwnedMenu = v.InferOutput<typeof ownedMenuSchema>;
