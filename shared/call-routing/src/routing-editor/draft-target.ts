import type { RoutingTarget, TargetPlace, TargetType } from '@jackfield/contract/api/routing';
import * as v from 'valibot';

/** Whether the place is one of a company number, whose mailboxes are those of others. */
const isCompanyPlace = (place: TargetPlace): boolean => place.startsWith('company');

/** A target of a type with nothing chosen yet; a call group rings all at once (ROUTE-10). */
export function emptyTarget(actionType: TargetType, place: TargetPlace): RoutingTarget {
  if (actionType === 'callgroup') {
    return { actionType, actionValue: { option: 'simultaneous', list: [] } };
  }
  if (actionType === 'voicemail') {
    const mailbox = { ownerType: 'teammate', ownerId: '' } as const;
    return { actionType, actionValue: isCompanyPlace(place) ? mailbox : null };
  }
  return { actionType, actionValue: '' };
}

const text = v.string();
const group = v.object({ option: v.picklist(['simultaneous', 'single']), list: v.array(text) });
const mailbox = v.object({ ownerType: v.picklist(['teammate', 'team']), ownerId: text });
const plain = (type: Exclude<TargetType, 'callgroup' | 'voicemail'>) =>
  v.object({ actionType: v.literal(type), actionValue: text });

/** A target as a form holds it: of any type, with nothing chosen or half a number (drafts). */
export const draftTargetSchema: v.GenericSchema<unknown, RoutingTarget> = v.variant('actionType', [
  plain('teammate'),
  plain('team'),
  plain('number'),
  plain('message'),
  plain('ivr'),
  v.object({ actionType: v.literal('callgroup'), actionValue: group }),
  v.object({ actionType: v.literal('voicemail'), actionValue: v.nullable(mailbox) }),
]);

/** Ids of the records that a target names, by kind; for reading their names. */
export function namedIn(
  { actionType, actionValue }: RoutingTarget,
  kind: 'teammate' | 'team',
): string[] {
  if (actionType === 'callgroup') return kind === 'teammate' ? actionValue.list : [];
  if (actionType === 'voicemail') {
    return actionValue?.ownerType === kind && actionValue.ownerId !== ''
      ? [actionValue.ownerId]
      : [];
  }
  return actionType === kind && actionValue !== '' ? [actionValue] : [];
}
