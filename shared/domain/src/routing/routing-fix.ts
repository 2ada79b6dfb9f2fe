import type {
  BusinessHour,
  IvrKey,
  OpenInterval,
  RoutingTarget,
  SpecialDates,
} from '@jackfield/contract/api/routing';
import { weekdays } from '@jackfield/contract/api/routing';
import { minutesOf } from '../business-hours/local-time.ts';
import { withDates } from '../business-hours/with-dates.ts';
import type { RoutingConfig } from './config.ts';

/** A record with hours, by kind and id. */
export interface TimedOwner {
  kind: 'company' | 'team';
  id: string;
}

/** Dates that have no id yet. */
export type NewDates = Omit<SpecialDates, 'id'>;

/** A small change that puts a finding right, told so that it also fits what was changed meanwhile. */
export type RoutingFix =
  | { kind: 'removeKey'; menuId: string; input: IvrKey['input'] }
  | { kind: 'setKey'; menuId: string; key: IvrKey }
  | { kind: 'addDate'; of: TimedOwner; date: NewDates }
  | { kind: 'addDates'; of: TimedOwner; dates: NewDates[] }
  | { kind: 'closeGaps'; of: TimedOwner }
  | { kind: 'endOverride'; of: TimedOwner }
  | {
      kind: 'setTarget';
      of: { kind: 'company' | 'team' | 'teammate'; id: string };
      part: 'openHour' | 'closedHour' | 'missedCall';
      target: RoutingTarget;
    }
  | { kind: 'removeMember'; teamId: string; personId: string };

/** Keys of a menu after a fix. */
export function fixedKeys(
  keys: readonly IvrKey[],
  fix: Extract<RoutingFix, { kind: 'removeKey' | 'setKey' }>,
): IvrKey[] {
  const input = fix.kind === 'removeKey' ? fix.input : fix.key.input;
  const others = keys.filter((key) => key.input !== input);
  return fix.kind === 'removeKey' ? others : [...others, fix.key];
}

/** Hours of a record after a fix; a date that is added gets an id, one that is there already is not. */
export function fixedHours(
  hours: BusinessHour,
  fix: Extract<RoutingFix, { kind: 'addDate' | 'addDates' | 'closeGaps' }>,
  newId: () => string,
): BusinessHour {
  if (fix.kind === 'closeGaps') return withoutGaps(hours);
  const known = hours.alwaysOpen ? [] : hours.dates;
  const fresh = (fix.kind === 'addDate' ? [fix.date] : fix.dates).filter(
    ({ name, from, to }) =>
      !known.some((one) => one.name === name && one.from === from && one.to === to),
  );
  if (fresh.length === 0) return hours;
  return withDates(
    hours,
    fresh.map((date) => ({ id: newId(), ...date })),
  );
}

/** A gap of a minute between two intervals of a day: where it starts, as stored. */
export function gapsOf(intervals: readonly OpenInterval[]): string[] {
  const sorted = intervals.toSorted((one, other) => one.from.localeCompare(other.from));
  return sorted.flatMap(({ from, to }, index) => {
    const next = sorted[index + 1];
    const isGap = next && from < to && minutesOf(next.from) - minutesOf(to) === 1;
    return isGap ? [to] : [];
  });
}

function joined(intervals: readonly OpenInterval[]): OpenInterval[] {
  const gaps = new Set(gapsOf(intervals));
  const made: OpenInterval[] = [];
  for (const one of intervals.toSorted((left, right) => left.from.localeCompare(right.from))) {
    const last = made.at(-1);
    if (last && gaps.has(last.to)) made[made.length - 1] = { from: last.from, to: one.to };
    else made.push(one);
  }
  return made;
}

function withoutGaps(hours: BusinessHour): BusinessHour {
  const weekly = { ...hours.weekly };
  for (const day of weekdays) weekly[day] = joined(weekly[day]);
  const dates = hours.dates.map((date) => ({ ...date, intervals: joined(date.intervals) }));
  return { ...hours, weekly, dates };
}

type Change<Item> = (item: Item) => Item;
const one = <Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  change: Change<Item>,
): Item[] => items.map((item) => (item.id === id ? change(item) : item));

/** The account once a fix is done. */
export function withFix(config: RoutingConfig, fix: RoutingFix): RoutingConfig {
  const { companies, teams, people, menus } = config;
  switch (fix.kind) {
    case 'removeKey':
    case 'setKey': {
      const { menuId: id } = fix;
      const change: Change<(typeof menus)[number]> = (menu) => ({
        ...menu,
        keys: fixedKeys(menu.keys, fix),
      });
      return { ...config, menus: one(menus, id, change) };
    }
    case 'addDate':
    case 'addDates':
    case 'closeGaps': {
      const { kind, id } = fix.of;
      const change = <Item extends { businessHour: BusinessHour }>(item: Item): Item => ({
        ...item,
        businessHour: fixedHours(item.businessHour, fix, () => 'added'),
      });
      return kind === 'company'
        ? { ...config, companies: one(companies, id, change) }
        : { ...config, teams: one(teams, id, change) };
    }
    case 'endOverride': {
      const { kind, id } = fix.of;
      const change = <Item extends { override: unknown }>(item: Item): Item => ({
        ...item,
        override: null,
      });
      return kind === 'company'
        ? { ...config, companies: one(companies, id, change) }
        : { ...config, teams: one(teams, id, change) };
    }
    case 'setTarget': {
      const { of, part, target } = fix;
      if (of.kind === 'company') {
        return { ...config, companies: one(companies, of.id, (it) => ({ ...it, [part]: target })) };
      }
      return of.kind === 'team'
        ? { ...config, teams: one(teams, of.id, (it) => ({ ...it, [part]: target })) }
        : { ...config, people: one(people, of.id, (it) => ({ ...it, [part]: target })) };
    }
    case 'removeMember': {
      const { teamId, personId } = fix;
      return {
        ...config,
        teams: one(teams, teamId, (team) => ({
          ...team,
          memberIds: team.memberIds.filter((member) => member !== personId),
        })),
      };
    }
  }
}
