import * as v from 'valibot';
import { defineEndpoint, idSchema, instantSchema } from '@jackfield/contract';

/** Kinds of records that the routing may lead to (annex J5). */
export const usedKindSchema = v.picklist(['teammate', 'team', 'ivr', 'medium', 'number']);
export type UsedKind = v.InferOutput<typeof usedKindSchema>;

/** Where in the routing of an owner a target stands. */
export const usePlaceSchema = v.picklist([
  'openHour',
  'closedHour',
  'message',
  'missedCall',
  'override',
  'date',
  'menu',
  'menuMedia',
]);
export type UsePlace = v.InferOutput<typeof usePlaceSchema>;

/** A place in the routing that leads to a record (OP-72, annex J5). */
export const routingUseSchema = v.object({
  /** Names the place when its target is replaced. */
  key: v.string(),
  /** Company number, person or team whose routing it is. */
  ownerType: v.picklist(['company', 'team', 'teammate']),
  ownerId: idSchema,
  ownerName: v.string(),
  place: usePlaceSchema,
  /** Name of the menu, when a key or an announcement of it leads to the record. */
  menuName: v.nullable(v.string()),
  /** Key of the menu, or use of the announcement, such as greeting. */
  input: v.nullable(v.string()),
  /** Name of the dates whose own action it is. */
  dateName: v.nullable(v.string()),
});
export type RoutingUse = v.InferOutput<typeof routingUseSchema>;

/**
 * What takes the place of a record: a person, a team, a menu, the voicemail (that of the account's
 * owner where a company number has none of its own), or nothing, where a place can be empty: keys
 * of menus and text messages.
 */
export const replacementSchema = v.variant('kind', [
  v.object({ kind: v.literal('teammate'), id: idSchema }),
  v.object({ kind: v.literal('team'), id: idSchema }),
  v.object({ kind: v.literal('ivr'), id: idSchema }),
  v.object({ kind: v.literal('voicemail') }),
  v.object({ kind: v.literal('none') }),
]);
export type Replacement = v.InferOutput<typeof replacementSchema>;

/** A replacement for each place, by the key of the use. */
export const replacementsSchema = v.pipe(
  v.array(v.object({ key: v.pipe(v.string(), v.maxLength(200)), to: replacementSchema })),
  v.maxLength(1000),
);
export type Replacements = v.InferOutput<typeof replacementsSchema>;

/** Replacements that a place can take; menus stay with their owner, so that none is offered. */
export const replacementKindsOf: Readonly<Record<UsePlace, readonly Replacement['kind'][]>> = {
  openHour: ['team', 'teammate', 'voicemail'],
  closedHour: ['team', 'teammate', 'voicemail'],
  date: ['team', 'teammate', 'voicemail'],
  missedCall: ['team', 'teammate', 'voicemail'],
  override: ['team', 'teammate', 'voicemail'],
  message: ['team', 'teammate', 'none'],
  menu: ['team', 'teammate', 'none'],
  menuMedia: ['none'],
};

/** A planned change that makes records lead to another one, which it holds back from deletion. */
export const plannedUseSchema = v.object({
  id: idSchema,
  at: instantSchema,
  /** Of the records that lead there then. */
  names: v.array(v.string()),
});
export type PlannedUse = v.InferOutput<typeof plannedUseSchema>;

export const listUses = defineEndpoint('GET /api/uses/{kind}/{id}', {
  id: 'uses.list',
  summary: 'Where the routing leads to a record: its company numbers, people, teams and menus.',
  source: ['OP-72', 'annex J5'],
  params: v.object({ kind: usedKindSchema, id: idSchema }),
  answer: v.object({
    items: v.array(routingUseSchema),
    planned: v.array(plannedUseSchema),
  }),
});
