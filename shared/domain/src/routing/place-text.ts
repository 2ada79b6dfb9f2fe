import { indexOf, type RoutingConfig } from './config.ts';
import type { RoutePlace } from './edges.ts';
import type { RouteNode } from './call.ts';

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
  const parts: Record<RoutePlace['part'], string> = {
    openHour: 'open hours',
    closedHour: 'closed hours',
    override: 'closed for now',
    date: place.detail ?? 'a date',
    sms: 'text messages',
    missedCall: 'missed calls',
    key: place.detail === 'timeout' ? 'the timeout' : `key ${place.detail ?? ''}`,
    member: 'members',
  };
  return `${name}, ${parts[place.part]}`;
}
