import type { Holiday } from '@jackfield/contract/api/holiday';
import {
  type BusinessHour,
  type IvrInput,
  ivrInputs,
  type OpenInterval,
  type Weekday,
  weekdays,
} from '@jackfield/contract/api/routing';
import type { Branch } from './branches.ts';
import { ClockTimes } from './clock-times.ts';
import { indexOf, type RoutedMenu, type RoutedTeam, type RoutingConfig } from './config.ts';
import { datesAhead, type DeskDate } from './desk-ahead.ts';
import { DeskCalls, type DeskPlace } from './desk-place.ts';
import type { Finding } from './finding.ts';
import { lint } from './lint.ts';
import { reachFrom } from './reach.ts';

/** Days of the week with the same hours. */
export interface DeskDays {
  readonly weekdays: readonly Weekday[];
  readonly intervals: readonly OpenInterval[];
}

/** A key of a menu, or pressing none: where it leads; to another menu with what can be chosen there. */
export interface DeskRow {
  readonly key: IvrInput;
  readonly place: DeskPlace;
  readonly choices: readonly { readonly key: IvrInput; readonly branch: Branch }[];
  /** Where callers of the other menu get who press nothing. */
  readonly noKey: Branch | null;
  /** The greeting offers the key, and nothing was assigned to it. */
  readonly isOnlyOffered: boolean;
}

export interface DeskMenu {
  readonly id: string;
  readonly name: string;
  /** Seconds to press a key, and how often. */
  readonly timeout: number;
  readonly tries: number;
  readonly rows: readonly DeskRow[];
}

/** A team with hours of its own, and where its calls go at other times. */
export interface DeskTeam {
  readonly name: string;
  readonly hours: BusinessHour;
  readonly closed: Branch;
}

/** What whoever answers the telephones should know of a company number (annex J9). */
export interface DeskSheet {
  readonly label: string;
  readonly numbers: readonly string[];
  readonly hours: BusinessHour;
  readonly days: readonly DeskDays[];
  /** Null where it is never open, or never closed. */
  readonly open: DeskPlace | null;
  readonly closed: DeskPlace | null;
  /** Menus that callers hear first, open or closed. */
  readonly menus: readonly DeskMenu[];
  /** Teams on the way that have hours of their own. */
  readonly teams: readonly DeskTeam[];
  /** What loses callers or may, besides the keys that are told with their menu. */
  readonly faults: readonly Finding[];
  /** Dates of the next days, and public holidays that are days like others, in order. */
  readonly ahead: readonly DeskDate[];
}

/** Milliseconds: two whole weeks, as a change of the clock may leave out the only hours of one. */
const twoWeeks = 15 * 86_400_000;

/** The routing of an ordinary week: no dates, nothing closed for now. */
const ordinary = (config: RoutingConfig): RoutingConfig => ({
  ...config,
  companies: config.companies.map(plain),
  teams: config.teams.map(plain),
});
const plain = <Owner extends { businessHour: BusinessHour; override: unknown }>(owner: Owner) => ({
  ...owner,
  override: null,
  businessHour: { ...owner.businessHour, dates: [] },
});

/** The sheet of a company number as of an instant (milliseconds); null where there is no such number. */
export function deskSheet(
  config: RoutingConfig,
  id: string,
  { at, holidays = [] }: { at: number; holidays?: readonly Holiday[] },
): DeskSheet | null {
  const company = indexOf(config).companies.get(id);
  if (company === undefined) return null;
  const { businessHour: hours } = company;
  const week = ordinary(config);
  const clocks = new ClockTimes(at, at + twoWeeks);
  const number = { kind: 'company', id } as const;
  const [open, closed] = (['open', 'closed'] as const).map((state) => {
    const times = clocks.of(plain(company), state);
    return times.length > 0 ? new DeskCalls(week, number, times) : null;
  });
  const findings = lint(config, at);
  const both = [open, closed].flatMap((calls) => calls ?? []);
  const menus = both.flatMap((calls) => menuOf(week, calls, findings) ?? []);
  const reached = reachFrom(config, number).add(id);
  for (const one of config.numbers) if (one.ownerId === id) reached.add(one.id);
  return {
    label: company.label,
    numbers: config.numbers.flatMap((one) => (one.ownerId === id ? one.number : [])),
    hours,
    days: daysOf(hours),
    open: open?.place([]) ?? null,
    closed: closed?.place([]) ?? null,
    // A menu that is heard open and closed stands as it is while open.
    menus: [...new Map(menus.toReversed().map((menu) => [menu.id, menu])).values()].toReversed(),
    teams: week.teams.flatMap((team) => (reached.has(team.id) ? teamOf(week, team, clocks) : [])),
    faults: findings.filter(
      ({ severity, object, code }) =>
        severity !== 'info' && reached.has(object.id) && code !== 'greetingKeyUnassigned',
    ),
    ahead: datesAhead(hours, holidays, at),
  };
}

function teamOf(config: RoutingConfig, team: RoutedTeam, clocks: ClockTimes): DeskTeam[] {
  const { id, name, businessHour: hours } = team;
  const times = clocks.of(team, 'closed');
  if (times.length === 0) return [];
  return [{ name, hours, closed: new DeskCalls(config, { kind: 'team', id }, times).branch([]) }];
}

/** Weekdays with the same hours together, in the order of the week; closed ones too. */
function daysOf({ weekly }: BusinessHour): DeskDays[] {
  const groups = Map.groupBy(weekdays, (weekday) => JSON.stringify(weekly[weekday]));
  return [...groups.values()].map((days) => ({
    weekdays: days,
    intervals: weekly[days[0] ?? 'monday'],
  }));
}

/** The menu that callers hear first, with its keys, those that are only offered, and no key. */
function menuOf(config: RoutingConfig, calls: DeskCalls, findings: readonly Finding[]) {
  const first = calls.branch([]);
  const menu = first.kind === 'menu' ? indexOf(config).menus.get(first.node.id) : undefined;
  if (menu === undefined) return null;
  const offered = findings.flatMap(({ code, fix: { key } }) =>
    code === 'greetingKeyUnassigned' && key?.menuId === menu.id ? [key.input] : [],
  );
  const rows = [...keysOf(menu), ...offered].map((key) => rowOf(config, calls, key, offered));
  const { id, name, timeout, retries } = menu;
  const noKey = rowOf(config, calls, 'timeout', []);
  return { id, name, timeout, tries: retries + 1, rows: [...rows, noKey] };
}

const keysOf = ({ keys }: RoutedMenu): IvrInput[] =>
  ivrInputs.filter((key) => key !== 'timeout' && keys.some(({ input }) => input === key));

function rowOf(
  config: RoutingConfig,
  calls: DeskCalls,
  key: IvrInput,
  offered: readonly IvrInput[],
): DeskRow {
  const isOnlyOffered = offered.includes(key);
  const place = calls.place([key]);
  const { kind, node } = place.branch;
  const menu = kind === 'menu' && !isOnlyOffered ? indexOf(config).menus.get(node.id) : undefined;
  return {
    key,
    place,
    choices: menu
      ? keysOf(menu).map((input) => ({ key: input, branch: calls.branch([key, input]) }))
      : [],
    noKey: menu ? calls.branch([key, 'timeout']) : null,
    isOnlyOffered,
  };
}
