import type { RoutingConfig } from '@jackfield/domain/routing';
import { isSameValue } from '@jackfield/domain/same-value';
import type { PlannedRecord } from '@jackfield/call-routing/planned-routing';

type Members = Readonly<Record<string, unknown>>;

const membersOf = (ids: readonly string[]) =>
  ids.map((teammateId, order) => ({ teammateId, order }));

/** Records of the routing with their members as the API has them, by kind and id. */
function recordsOf(config: RoutingConfig): [PlannedRecord['entity'], string, Members][] {
  return [
    ...config.companies.map(
      ({ id, businessHour, openHour, closedHour }) =>
        [
          'company',
          id,
          { businessHour, callHandlingOpenHour: openHour, callHandlingClosedHour: closedHour },
        ] as const,
    ),
    ...config.teams.map(
      ({ id, businessHour, openHour, missedCall, memberIds }) =>
        [
          'team',
          id,
          {
            businessHour,
            callHandlingOpenHour: openHour,
            missedCallHandling: missedCall,
            members: membersOf(memberIds),
          },
        ] as const,
    ),
    ...config.people.map(
      ({ id, missedCall }) => ['teammate', id, { missedCallHandling: missedCall }] as const,
    ),
    ...config.menus.map(({ id, keys }) => ['ivr', id, { keys }] as const),
  ].map(([entity, id, members]) => [entity, id, members]);
}

/** What of the routing differs, record by record, as it is planned (annex J4). */
export function plannedParts(before: RoutingConfig, after: RoutingConfig): PlannedRecord[] {
  const then = new Map(recordsOf(after).map(([entity, id, members]) => [entity + id, members]));
  return recordsOf(before).flatMap(([entity, id, was]) => {
    const members = then.get(entity + id) ?? was;
    const names = Object.keys(was).filter((name) => !isSameValue(was[name], members[name]));
    if (names.length === 0) return [];
    const pick = (from: Members) => Object.fromEntries(names.map((name) => [name, from[name]]));
    return [{ entity, id, was: pick(was), members: pick(members) }];
  });
}
