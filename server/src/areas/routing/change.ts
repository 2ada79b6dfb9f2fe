import { notValid } from '@jackfield/contract';
import type { RoutingChange } from '@jackfield/contract/api/routing-config';
import type { RoutingConfig } from '@jackfield/domain/routing';
import { invalidField } from '../../platform/errors.ts';
import { isTimeZone } from '../../platform/time-zone.ts';

/** Stored records with those of a change in their place, new ones behind them, removed ones gone. */
function changed<Item extends { id: string }>(
  stored: readonly Item[],
  wanted: readonly Item[] = [],
  removed: ReadonlySet<string>,
): Item[] {
  const byId = new Map(stored.map((item) => [item.id, item]));
  for (const item of wanted) byId.set(item.id, item);
  return [...byId.values()].filter(({ id }) => !removed.has(id));
}

/** Hours are evaluated in their time zone, which has to exist: 400 INVALIDINPUT. */
export function checkZones({ companies = [], teams = [] }: RoutingChange): void {
  for (const [list, records] of Object.entries({ companies, teams })) {
    for (const [index, { businessHour }] of records.entries()) {
      if (isTimeZone(businessHour.timeZone)) continue;
      const field = `${list}[${index}].businessHour.timeZone`;
      throw invalidField(field, notValid('timeZone')());
    }
  }
}

/** The routing as it would be after a change. */
export function withChange(config: RoutingConfig, change: RoutingChange): RoutingConfig {
  const removed = new Set(change.removed);
  return {
    ...config,
    numbers: changed(config.numbers, change.numbers, removed),
    companies: changed(config.companies, change.companies, removed),
    teams: changed(config.teams, change.teams, removed),
    people: changed(config.people, change.people, removed),
    menus: changed(config.menus, change.menus, removed),
    messages: changed(config.messages, change.messages, removed),
    blockedCallers: change.blockedCallers ?? config.blockedCallers,
    blockedNumbers: change.blockedNumbers ?? config.blockedNumbers,
    blockedCountries: change.blockedCountries ?? config.blockedCountries,
    allowedCountries:
      change.allowedCountries === undefined ? config.allowedCountries : change.allowedCountries,
  };
}
