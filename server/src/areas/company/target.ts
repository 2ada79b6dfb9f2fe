import type { CompanyListItem } from '@jackfield/contract/api/company';
import * as v from 'valibot';

type TargetSummary = CompanyListItem['openHourTarget'];

/** A stored routing target of a company number (annex F1). */
const storedTargetSchema = v.variant('actionType', [
  v.object({
    actionType: v.picklist(['teammate', 'team', 'ivr', 'message', 'number']),
    actionValue: v.string(),
  }),
  v.object({
    actionType: v.literal('callgroup'),
    actionValue: v.object({ option: v.string(), list: v.array(v.string()) }),
  }),
  v.object({
    actionType: v.literal('voicemail'),
    actionValue: v.nullable(v.object({ ownerType: v.string(), ownerId: v.string() })),
  }),
]);
export type StoredTarget = v.InferOutput<typeof storedTargetSchema>;

/** Reads a stored target; nothing stored is the preset, the voicemail of the owner. */
export function readTarget(stored: unknown): StoredTarget {
  const result = v.safeParse(storedTargetSchema, stored);
  return result.success ? result.output : { actionType: 'voicemail', actionValue: null };
}

/** Ids of the records whose names a target shows. */
export function idsOfTarget(target: StoredTarget): string[] {
  if (target.actionType === 'callgroup') return target.actionValue.list;
  if (target.actionType === 'voicemail') {
    return target.actionValue === null ? [] : [target.actionValue.ownerId];
  }
  return target.actionType === 'number' ? [] : [target.actionValue];
}

/** The target as a listing shows it; a record that is gone has an empty name. */
export function summaryOf(
  target: StoredTarget,
  names: ReadonlyMap<string, string>,
  ownerName: string,
): TargetSummary {
  const { actionType } = target;
  if (actionType === 'number') return { actionType, name: target.actionValue };
  if (actionType === 'voicemail' && target.actionValue === null) {
    return { actionType, name: ownerName };
  }
  const found = idsOfTarget(target).flatMap((id) => names.get(id) ?? []);
  return { actionType, name: found.join(', ') };
}
