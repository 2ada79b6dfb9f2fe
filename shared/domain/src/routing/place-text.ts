import { t } from '@jackfield/texts';
import { indexOf, type RoutingConfig } from './config.ts';
import type { RoutePlace } from './edges.ts';
import type { RouteNode } from './call.ts';
import { placeMessages as messages } from './sentences.ts';

const kinds = { company: 'company', team: 'team', teammate: 'teammate', menu: 'menu' } as const;

/** The record of a place, as a node. */
export function recordOf(config: RoutingConfig, { ownerKind, ownerId }: RoutePlace): RouteNode {
  const { companies, teams, people, menus } = indexOf(config);
  const name = {
    company: () => companies.get(ownerId)?.label,
    team: () => teams.get(ownerId)?.name,
    teammate: () => people.get(ownerId)?.name,
    menu: () => menus.get(ownerId)?.name,
  }[ownerKind]();
  return { kind: kinds[ownerKind], id: ownerId, name: name ?? '' };
}

/** The company number, team or user on whose pages a place is changed; a menu's is its owner. */
export function ownerOfPlace(
  config: RoutingConfig,
  { ownerKind, ownerId }: RoutePlace,
): { kind: 'company' | 'team' | 'teammate'; id: string } {
  if (ownerKind !== 'menu') return { kind: ownerKind, id: ownerId };
  const menu = indexOf(config).menus.get(ownerId);
  return { kind: menu?.ownerType ?? 'company', id: menu?.ownerId ?? ownerId };
}

/** A place in words: 'Main line, closed hours'. */
export function placeText(config: RoutingConfig, place: RoutePlace): string {
  const { name } = recordOf(config, place);
  const { part, detail } = place;
  if (part === 'date') {
    return detail === null
      ? t(messages.someDate, { name })
      : t(messages.date, { name, date: detail });
  }
  if (part === 'key') {
    return detail === 'timeout'
      ? t(messages.timeout, { name })
      : t(messages.key, { name, key: detail ?? '' });
  }
  return t(messages[part], { name });
}
