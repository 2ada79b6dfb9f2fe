import type { IvrKey, RoutingTarget } from '@jackfield/contract/api/routing';
import type { Replacement, Replacements, UsePlace } from '@jackfield/contract/api/routing-uses';
import type { RoutedCompany, RoutedTeam, RoutingConfig } from './config.ts';
import { leadsTo } from './leads-to.ts';
import { type Place, replaced } from './replaced.ts';

/** A record that goes, and what takes its place where the routing leads to it (annex J5). */
export interface Removal {
  id: string;
  /** By the key of the place, as the API names it. */
  replacements: Replacements;
  /** Places without replacement go to voicemail, or to nobody where they can be empty (OP-72). */
  isUsual: boolean;
}

interface ReferenceSlot {
  place: UsePlace;
  table: Place['table'];
  owner: string;
  /** The way to it from the columns of its row. */
  path: string;
}

const nothing: readonly UsePlace[] = ['message', 'menu', 'menuMedia'];
const usualAt = (place: UsePlace): Replacement => ({
  kind: nothing.includes(place) ? 'none' : 'voicemail',
});

/** What stands at a place afterwards. */
function replacer(config: RoutingConfig, { id, replacements, isUsual }: Removal) {
  const byKey = new Map(replacements.map(({ key, to }) => [key, to]));
  const ownerId = config.people.find(({ isAccountOwner }) => isAccountOwner)?.id ?? '';
  return <Value>(value: Value, { place, table, owner, path }: ReferenceSlot): Value => {
    if (!leadsTo(value, id)) return value;
    const to = byKey.get(`${table}/${owner}/${path}`) ?? (isUsual ? usualAt(place) : null);
    return to === null ? value : (replaced(value, id, to, { place, table, ownerId }) as Value);
  };
}

type Replace = ReturnType<typeof replacer>;
type Timed = Pick<RoutedCompany, 'id' | 'businessHour' | 'override'>;

/** Hours and what holds for now, which company numbers and teams have alike. */
function timed(record: Timed, table: 'company' | 'team', replace: Replace) {
  const at = { table, owner: record.id } as const;
  const { businessHour, override } = record;
  return {
    businessHour: {
      ...businessHour,
      dates: businessHour.dates.map((date, index) => {
        const path = `business_hour/dates/${index}/action`;
        return date.action
          ? { ...date, action: replace(date.action, { ...at, place: 'date', path }) }
          : date;
      }),
    },
    override: override && {
      ...override,
      target: replace<RoutingTarget>(override.target, {
        ...at,
        place: 'override',
        path: 'routing_override/target',
      }),
    },
  };
}

function company(record: RoutedCompany, replace: Replace): RoutedCompany {
  const { openHour, closedHour, sms } = record;
  const at = { table: 'company', owner: record.id } as const;
  const open = { ...at, place: 'openHour', path: 'call_handling_open_hour' } as const;
  const closed = { ...at, place: 'closedHour', path: 'call_handling_closed_hour' } as const;
  const message = { ...at, place: 'message', path: 'sms_handling' } as const;
  const read: { actionType: string } | null = sms && replace(sms, message);
  return {
    ...record,
    ...timed(record, 'company', replace),
    openHour: replace(openHour, open),
    closedHour: replace(closedHour, closed),
    sms: read?.actionType === 'none' ? null : (read as RoutedCompany['sms']),
  };
}

function team(record: RoutedTeam, replace: Replace): RoutedTeam {
  const { openHour, missedCall } = record;
  const at = { table: 'team', owner: record.id } as const;
  const open = { ...at, place: 'openHour', path: 'call_handling_open_hour' } as const;
  const missed = { ...at, place: 'missedCall', path: 'missed_call_handling' } as const;
  return {
    ...record,
    ...timed(record, 'team', replace),
    openHour: replace(openHour, open),
    missedCall: replace(missedCall, missed),
  };
}

/** The account with what takes the place of a record wherever the routing of others leads to it. */
export function withPlacesOf(config: RoutingConfig, removal: Removal): RoutingConfig {
  const replace = replacer(config, removal);
  const isOther = ({ id }: { id: string }) => id !== removal.id;
  return {
    ...config,
    companies: config.companies.map((one) => company(one, replace)),
    teams: config.teams.map((one) => (isOther(one) ? team(one, replace) : one)),
    people: config.people.map((one) => {
      const at = { table: 'teammate', owner: one.id, place: 'missedCall' } as const;
      const missedCall = replace(one.missedCall, { ...at, path: 'missed_call_handling' });
      return isOther(one) ? { ...one, missedCall } : one;
    }),
    menus: config.menus.map((one) => ({
      ...one,
      keys: one.keys.map((key, index): IvrKey => {
        const at = { table: 'ivr_menu', owner: one.id, place: 'menu' } as const;
        return replace(key, { ...at, path: `keys/${index}` });
      }),
    })),
  };
}

/** The account once a team is deleted. */
export function withoutTeam(config: RoutingConfig, removal: Removal): RoutingConfig {
  const { teams, ...after } = withPlacesOf(config, removal);
  return { ...after, teams: teams.filter(({ id }) => id !== removal.id) };
}

/** Who takes over numbers and team places of a person who is deleted. */
interface Successor {
  id: string;
  numbers: boolean;
  teams: boolean;
}

/** The account once a person is deleted. */
export function withoutPerson(
  config: RoutingConfig,
  removal: Removal,
  successor: Successor | null,
): RoutingConfig {
  const after = withPlacesOf(config, removal);
  const seat = successor?.teams ? successor.id : null;
  const given = successor?.numbers ? successor.id : null;
  return {
    ...after,
    people: after.people.filter(({ id }) => id !== removal.id),
    numbers: after.numbers.flatMap((number) => {
      if (number.ownerId !== removal.id) return [number];
      return given === null ? [] : [{ ...number, ownerId: given }];
    }),
    teams: after.teams.map(({ memberIds, ...one }) => ({
      ...one,
      memberIds: memberIds.flatMap((id) => {
        if (id !== removal.id) return [id];
        return seat === null || memberIds.includes(seat) ? [] : [seat];
      }),
    })),
  };
}
