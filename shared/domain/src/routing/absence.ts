import type { IvrKey, RoutingTarget } from '@jackfield/contract/api/routing';
import { canRing, type RoutedCompany, type RoutedTeam, type RoutingConfig } from './config.ts';
import { edgesOf, type RoutePlace } from './edges.ts';

/** A place of the routing where a person rings, and who else does. */
export interface RingPlace {
  /** Stable while the place is there. */
  readonly key: string;
  readonly place: RoutePlace;
  /**
   * Ids of the others who ring there, in their order, without who can't; nobody: without cover the
   * call is missed.
   */
  readonly others: readonly string[];
}

/** The key of a person's own numbers, whose calls a user or a team can answer instead. */
export const ownNumbers = 'ownNumbers';

/**
 * Who rings instead of an absent person, by the key of the place; a place without one stays. Calls to
 * `ownNumbers` reach a user or a team once the person does not answer.
 */
export type Covers = ReadonlyMap<string, string>;

const keyOf = ({ ownerKind, ownerId, part, detail }: RoutePlace): string =>
  JSON.stringify([ownerKind, ownerId, part, detail]);

/** What holds for now ends by itself, and texts ring nobody. */
const isLasting = ({ part }: RoutePlace) => part !== 'override' && part !== 'sms';

const whoCanRing = ({ people }: RoutingConfig): ReadonlySet<string> =>
  new Set(people.filter(canRing).map(({ id }) => id));

/** Every place where a person rings for others (annex J4): targets, groups, keys and teams. */
export function ringPlacesOf(config: RoutingConfig, personId: string): RingPlace[] {
  const places = new Map<string, RingPlace>();
  const teams = new Map(config.teams.map(({ id, memberIds }) => [id, memberIds]));
  const ringing = whoCanRing(config);
  for (const { place, target, to } of edgesOf(config)) {
    const isOwn = place.ownerKind === 'teammate' && place.ownerId === personId;
    if (to?.kind !== 'teammate' || to.id !== personId || isOwn || !isLasting(place)) continue;
    const group = target?.actionType === 'callgroup' ? target.actionValue.list : [];
    const all = place.part === 'member' ? (teams.get(place.ownerId) ?? []) : group;
    const others = all.filter((id) => id !== personId && ringing.has(id));
    places.set(keyOf(place), { key: keyOf(place), place, others });
  }
  return [...places.values()];
}

/** Somebody who rings beside an absent person, and in which team; null where they ring alone. */
export interface Cover {
  readonly personId: string;
  readonly teamId: string | null;
}

/**
 * Who could ring instead at a place: the active person who rings beside the absent one at most other
 * places, the first in the account's order among equals; null when nobody does.
 */
export function proposedCover(
  config: RoutingConfig,
  personId: string,
  { place }: RingPlace,
): Cover | null {
  const beside = ringPlacesOf(config, personId);
  let best: { person: string; count: number } | null = null;
  for (const person of config.people) {
    const { id } = person;
    if (!canRing(person) || id === personId || id === place.ownerId) continue;
    const count = beside.filter(({ others }) => others.includes(id)).length;
    if (count > (best?.count ?? 0)) best = { person: id, count };
  }
  if (best === null) return null;
  const { person } = best;
  const shared = config.teams.find(
    ({ memberIds }) => memberIds.includes(person) && memberIds.includes(personId),
  );
  return { personId: person, teamId: shared?.id ?? null };
}

/** A list without a person, or with the one who rings instead; as it was when nobody who can ring would be left. */
function listWithout(
  list: readonly string[],
  {
    personId,
    cover,
    ringing,
  }: { personId: string; cover: string | undefined; ringing: ReadonlySet<string> },
) {
  const left = list.flatMap((id) => {
    if (id !== personId) return [id];
    return cover === undefined || list.includes(cover) ? [] : [cover];
  });
  return left.some((id) => ringing.has(id)) ? left : list;
}

/** Where missed calls of an absent person go when a user or a team covers their own numbers. */
function ownTarget({ teams }: RoutingConfig, cover: string | undefined): RoutingTarget | null {
  if (cover === undefined) return null;
  const isTeam = teams.some(({ id }) => id === cover);
  return { actionType: isTeam ? 'team' : 'teammate', actionValue: cover };
}

/** The account while a person is away (annex J4): others ring where they would have. */
export function withCovers(config: RoutingConfig, personId: string, covers: Covers): RoutingConfig {
  const coverAt = (place: RoutePlace) => covers.get(keyOf(place));
  const ringing = whoCanRing(config);
  function target(value: RoutingTarget, place: RoutePlace): RoutingTarget {
    const cover = coverAt(place);
    if (value.actionType === 'callgroup') {
      const { actionType, actionValue } = value;
      if (!actionValue.list.includes(personId)) return value;
      const list = [...listWithout(actionValue.list, { personId, cover, ringing })];
      return { actionType, actionValue: { ...actionValue, list } };
    }
    const isTheirs = value.actionType === 'teammate' && value.actionValue === personId;
    if (!isTheirs || cover === undefined) return value;
    return { actionType: 'teammate', actionValue: cover };
  }
  function hours<Owner extends RoutedCompany | RoutedTeam>(
    { id: ownerId, businessHour }: Owner,
    ownerKind: 'company' | 'team',
  ): Owner['businessHour'] {
    if (businessHour.alwaysOpen) return businessHour;
    const dates = businessHour.dates.map((date) => {
      const place = { ownerKind, ownerId, part: 'date', detail: date.name } as const;
      return date.action ? { ...date, action: target(date.action, place) } : date;
    });
    return { ...businessHour, dates };
  }
  const at = (ownerKind: RoutePlace['ownerKind'], ownerId: string) => {
    return (part: RoutePlace['part'], detail: string | null = null): RoutePlace => ({
      ownerKind,
      ownerId,
      part,
      detail,
    });
  };
  return {
    ...config,
    companies: config.companies.map((one) => {
      const place = at('company', one.id);
      const openHour = target(one.openHour, place('openHour'));
      const closedHour = target(one.closedHour, place('closedHour'));
      return { ...one, openHour, closedHour, businessHour: hours(one, 'company') };
    }),
    teams: config.teams.map((one) => {
      const place = at('team', one.id);
      return {
        ...one,
        openHour: target(one.openHour, place('openHour')),
        missedCall: target(one.missedCall, place('missedCall')),
        memberIds: listWithout(one.memberIds, {
          personId,
          cover: coverAt(place('member')),
          ringing,
        }),
        businessHour: hours(one, 'team'),
      };
    }),
    people: config.people.map((one) =>
      one.id === personId
        ? { ...one, missedCall: ownTarget(config, covers.get(ownNumbers)) ?? one.missedCall }
        : { ...one, missedCall: target(one.missedCall, at('teammate', one.id)('missedCall')) },
    ),
    menus: config.menus.map((one) => ({
      ...one,
      keys: one.keys.map((key): IvrKey => {
        const cover = coverAt(at('menu', one.id)('key', key.input));
        const isTheirs = key.action === 'teammate' && key.actionId === personId;
        return isTheirs && cover !== undefined ? { ...key, actionId: cover } : key;
      }),
    })),
  };
}
