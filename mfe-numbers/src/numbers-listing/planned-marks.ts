import { isAhead } from '@jackfield/call-routing/planned-routing';
import type { PlannedChange } from '@jackfield/contract/api/planned-change';

/** When each company number changes next, by its id, of what is planned. */
export function nextChanges(
  changes: readonly PlannedChange[] | undefined,
): ReadonlyMap<string, string> {
  const next = new Map<string, string>();
  for (const { at, parts } of changes?.filter(isAhead) ?? []) {
    for (const { entity, id } of parts) {
      const known = next.get(id);
      const isSooner = known === undefined || Date.parse(at) < Date.parse(known);
      if (entity === 'company' && isSooner) next.set(id, at);
    }
  }
  return next;
}
