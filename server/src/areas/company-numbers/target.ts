import type { CompanyListItem } from '@jackfield/contract/api/company';
import type { RoutingTarget } from '@jackfield/contract/api/routing';
import { storedTarget } from '../call-handling/stored-target.ts';
import type { CompanyRow } from './repository.ts';

type TargetSummary = CompanyListItem['openHourTarget'];

/**
 * Where the calls of a stored company number go; where nothing is stored, to the voicemail of the
 * account's owner. Calls whose target cannot be read go where they go in closed hours.
 */
export function companyTargets(
  row: Pick<CompanyRow, 'call_handling_open_hour' | 'call_handling_closed_hour'>,
  ownerId: string,
) {
  const preset: RoutingTarget = {
    actionType: 'voicemail',
    actionValue: { ownerType: 'teammate', ownerId },
  };
  const closed = storedTarget('companyClosedHour', row.call_handling_closed_hour, preset);
  const open = storedTarget('companyOpenHour', row.call_handling_open_hour, preset, closed);
  return { open, closed };
}

/** Ids of the records whose names a target shows. */
export function idsOfTarget(target: RoutingTarget): string[] {
  if (target.actionType === 'callgroup') return target.actionValue.list;
  if (target.actionType === 'voicemail') {
    return target.actionValue === null ? [] : [target.actionValue.ownerId];
  }
  return target.actionType === 'number' ? [] : [target.actionValue];
}

/** The target as a listing shows it; a record that is gone has an empty name. */
export function summaryOf(
  target: RoutingTarget,
  names: ReadonlyMap<string, string>,
): TargetSummary {
  const { actionType } = target;
  if (actionType === 'number') return { actionType, name: target.actionValue };
  const found = idsOfTarget(target).flatMap((id) => names.get(id) ?? []);
  return { actionType, name: found.join(', ') };
}
