import type {
  BusinessHour,
  IvrInput,
  OpenInterval,
  RoutingTarget,
  SpecialDates,
} from '@jackfield/contract/api/routing';
import { machineLocale } from '@jackfield/domain/locale';
import type { RoutedCompany, RoutedTeam, RoutingConfig } from '@jackfield/domain/routing';

/**
 * A second evaluator of calls for tests: written from the rules (J3, J4) alone, it shares no code
 * with the engine and looks at one instant at a time.
 */
export interface ReferenceCall {
  readonly number: string;
  readonly from: string | null;
  readonly at: number;
  /** 'wrong' is a key that the menu does not have. */
  readonly inputs: readonly (IvrInput | 'wrong')[];
  /** Ids of people who answer. */
  readonly answering: (id: string) => boolean;
}

/** Something that a caller notices, with the keys that led there and whether somebody was silent. */
export interface Event {
  readonly text: string;
  /** Menus with the key that was pressed in them. */
  readonly choices: readonly string[];
  /** The call is lost, and not because a key was told to hang up. */
  readonly isLost: boolean;
  readonly wasSilent: boolean;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Day (YYYY-MM-DD) and minute of the day on the wall. */
function wallOf(zone: string, at: number): { day: string; minute: number } {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat(machineLocale, {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(zone, format);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = [parts.get('year'), parts.get('month'), parts.get('day')].join('-');
  return { day, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
}

const names = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
const lengthOf = ({ from, to }: SpecialDates) => Date.parse(to) - Date.parse(from);

function isOn({ from, to, repeatsYearly }: SpecialDates, day: string): boolean {
  if (!repeatsYearly) return day >= from && day <= to;
  const [year, first, last] = [day, from, to].map((text) => Number(text.slice(0, 4))) as [
    number,
    number,
    number,
  ];
  for (let begin = year - 1; begin <= year; begin += 1) {
    const moved = (text: string, by: number) => `${String(by).padStart(4, '0')}${text.slice(4)}`;
    const [start, end] = [moved(from, begin), moved(to, begin + last - first)];
    if (day >= start && day <= end) return true;
  }
  return false;
}

/** The hours that begin on a day: of the shortest date that names it, else of its weekday. */
function hoursOn(hours: BusinessHour, day: string) {
  const named = hours.dates.filter((date) => isOn(date, day));
  const shortest = Math.min(...named.map(lengthOf));
  const short = named.filter((date) => lengthOf(date) === shortest);
  const date = short.find(({ repeatsYearly }) => !repeatsYearly) ?? short[0];
  const weekday = names[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 'sunday';
  return { date, intervals: date ? date.intervals : hours.weekly[weekday] };
}

const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
const isOver = ({ from, to }: OpenInterval) => minuteOf(to) <= minuteOf(from);

function isOpen(
  hours: BusinessHour,
  at: number,
): { open: boolean; date?: SpecialDates | undefined } {
  if (hours.alwaysOpen) return { open: true };
  const { day, minute } = wallOf(hours.timeZone, at);
  const today = hoursOn(hours, day);
  const yesterday = hoursOn(hours, dayBefore(day));
  const open =
    today.intervals.some(
      (one) => minute >= minuteOf(one.from) && (isOver(one) || minute < minuteOf(one.to)),
    ) || yesterday.intervals.some((one) => isOver(one) && minute < minuteOf(one.to));
  return { open, date: today.date };
}

/** How an end reads that nobody takes. */
export const lost = 'the call is lost';
type Owner = { kind: 'company' | 'team' | 'teammate'; id: string };
type At =
  | { stop: 'number' | 'company' | 'hours' | 'missed' | 'person' | 'menu'; id: string }
  | { end: string; isMeant?: boolean };

/** Follows one call and writes down what the caller notices. */
export class ReferenceCaller {
  readonly #config: RoutingConfig;
  readonly #call: ReferenceCall;
  readonly #events: Event[] = [];
  #seconds = 0;
  #used = 0;
  readonly #choices: string[] = [];
  #wasSilent = false;
  #seen: string[] = [];

  constructor(config: RoutingConfig, call: ReferenceCall) {
    this.#config = config;
    this.#call = call;
  }

  events(): readonly Event[] {
    let here: At = { stop: 'number', id: this.#call.number };
    while ('stop' in here) {
      const key = `${here.stop} ${here.id}`;
      if (this.#seen.includes(key)) here = { end: lost };
      else {
        this.#seen.push(key);
        here = this.#visit(here.stop, here.id);
      }
    }
    this.#log(here.end, here.end === lost && here.isMeant !== true);
    return this.#events;
  }

  #log(text: string, isLost = false): void {
    const choices = [...this.#choices];
    this.#events.push({
      text: `${this.#seconds} s: ${text}`,
      choices,
      isLost,
      wasSilent: this.#wasSilent,
    });
  }

  get #now(): number {
    return this.#call.at + this.#seconds * 1000;
  }

  #visit(stop: (At & { stop: string })['stop'], id: string): At {
    const { numbers, companies, teams, people } = this.#config;
    if (stop === 'number') {
      const number = numbers.find((one) => one.number === id);
      if (!number) return { end: lost };
      const { from } = this.#call;
      if (from !== null && this.#config.blockedCallers.includes(from)) return { end: 'refused' };
      const owners: readonly { id: string }[] = number.ownerType === 'company' ? companies : people;
      if (!owners.some((one) => one.id === number.ownerId)) return { end: lost };
      return { stop: number.ownerType === 'company' ? 'company' : 'person', id: number.ownerId };
    }
    if (stop === 'company') {
      const company = companies.find((one) => one.id === id);
      return company ? this.#target(this.#chosen(company), { kind: 'company', id }) : { end: lost };
    }
    if (stop === 'person') return this.#person(id);
    if (stop === 'menu') return this.#menu(id);
    const team = teams.find((one) => one.id === id);
    if (!team) return { end: lost };
    const owner = { kind: 'team', id } as const;
    if (stop === 'missed') return this.#target(team.missedCall, owner);
    const target = this.#chosen(team);
    const isOwn = target !== 'missed' && target.actionType === 'team' && target.actionValue === id;
    if (!isOwn) return this.#target(target, owner);
    // An override or a date that leads to the team itself begins it anew.
    if (target !== team.openHour) return { stop: 'hours', id };
    return this.#ringTeam(team);
  }

  /** The target that the clock chooses. */
  #chosen(record: RoutedCompany | RoutedTeam): RoutingTarget | 'missed' {
    const { override, businessHour, openHour } = record;
    if (override && this.#now < override.until) return override.target;
    const { open, date } = isOpen(businessHour, this.#now);
    if (open) return openHour;
    if (date?.action) return date.action;
    return 'closedHour' in record ? record.closedHour : 'missed';
  }

  #target(target: RoutingTarget | 'missed', owner: Owner): At {
    const { people, teams, menus, messages, numbers } = this.#config;
    if (target === 'missed') return { stop: 'missed', id: owner.id };
    const has = (list: readonly { id: string }[], id: string) => list.some((one) => one.id === id);
    const gone: At = { end: lost };
    switch (target.actionType) {
      case 'teammate':
        return has(people, target.actionValue) ? { stop: 'person', id: target.actionValue } : gone;
      case 'team':
        return has(teams, target.actionValue) ? { stop: 'hours', id: target.actionValue } : gone;
      case 'ivr':
        return has(menus, target.actionValue) ? { stop: 'menu', id: target.actionValue } : gone;
      case 'number': {
        const digits = target.actionValue;
        if (numbers.some(({ number }) => number === digits)) return { stop: 'number', id: digits };
        // The accounts of the tests allow no country but their own.
        const { blockedNumbers, hold } = this.#config;
        const isHeld = (hold ?? null) !== null;
        const isRefused = isHeld || blockedNumbers.includes(digits) || !digits.startsWith('+1');
        return isRefused ? { end: lost } : { end: `goes to ${digits}` };
      }
      case 'voicemail': {
        const box =
          target.actionValue ??
          (owner.kind === 'company' ? null : { ownerType: owner.kind, ownerId: owner.id });
        const boxes = box?.ownerType === 'team' ? teams : people;
        const found = boxes.find(({ id }) => id === box?.ownerId);
        return found ? { end: `mailbox ${found.id} ${found.greeting ?? ''}` } : gone;
      }
      case 'message':
        return has(messages, target.actionValue) ? { end: `message ${target.actionValue}` } : gone;
      case 'callgroup': {
        const { list, option } = target.actionValue;
        const active = list.filter((id) => this.#isActive(id));
        if (active.length === 0) return { end: lost };
        this.#log(`group ${this.#order(active, option === 'single')} rings`);
        if (active.some(this.#call.answering)) return { end: 'answered' };
        this.#wasSilent = true;
        return { end: lost };
      }
    }
  }

  #isActive(id: string): boolean {
    return this.#config.people.some(
      (one) => one.id === id && one.status === 'active' && one.hasTelephone !== false,
    );
  }

  #order(ids: readonly string[], inTurn: boolean): string {
    return inTurn && ids.length > 1 ? `${ids.join(' then ')}` : ids.toSorted().join(' and ');
  }

  #person(id: string): At {
    const person = this.#config.people.find((one) => one.id === id);
    if (!person) return { end: lost };
    if (this.#isActive(id)) {
      this.#log(`${id} rings`);
      if (this.#call.answering(id)) return { end: 'answered' };
      this.#wasSilent = true;
      this.#seconds += 20;
    }
    return this.#target(person.missedCall, { kind: 'teammate', id });
  }

  #ringTeam(team: RoutedTeam): At {
    const { id, memberIds, inboundFlow, option, ringSeconds } = team;
    const out = inboundFlow === 'callQueue' ? (team.signedOutIds ?? []) : [];
    const members = memberIds.filter((member) => this.#isActive(member) && !out.includes(member));
    if (members.length > 0) {
      const isQueue = inboundFlow === 'callQueue';
      const inTurn = !isQueue && option === 'single';
      const heard = isQueue ? ` hearing ${(team.holdMusic ?? []).join()}` : '';
      this.#log(
        `team ${id}: ${this.#order(members, inTurn)} ${isQueue ? 'queue' : 'ring'}${heard}`,
      );
      if (members.some(this.#call.answering)) return { end: 'answered' };
      this.#wasSilent = true;
      if (isQueue) this.#seconds += team.maxWaitSeconds;
      else this.#seconds += ringSeconds * (inTurn ? members.length : 1);
    }
    return { stop: 'missed', id };
  }

  #menu(id: string): At {
    const menu = this.#config.menus.find((one) => one.id === id);
    if (!menu) return { end: lost };
    const { greeting } = menu.menuMedia;
    this.#log(`menu ${id} says ${greeting} ${menu.media.find((one) => one.id === greeting)?.text}`);
    for (let left = menu.retries; left >= 0; left -= 1) {
      const input = this.#call.inputs[this.#used] ?? 'timeout';
      this.#used += 1;
      const key = menu.keys.find((one) => one.input === input);
      if (input === 'timeout') {
        this.#seconds += (left + 1) * menu.timeout;
        break;
      }
      if (key !== undefined) return this.#press(id, key);
      if (input === 'wrong' && this.#hasAll(id)) left += 1;
      else this.#choices.push(`${id} ${input}`);
    }
    this.#choices.push(`${id} timeout`);
    const entry = menu.keys.find(({ input }) => input === 'timeout');
    if (entry?.action !== 'team') return { end: lost };
    return this.#config.teams.some((team) => team.id === entry.actionId)
      ? { stop: 'hours', id: entry.actionId ?? '' }
      : { end: lost };
  }

  #hasAll(id: string): boolean {
    const menu = this.#config.menus.find((one) => one.id === id);
    return menu?.keys.filter(({ input }) => input !== 'timeout').length === 11;
  }

  #press(
    menu: string,
    { input, action, actionId }: { input: IvrInput; action: string; actionId: string | null },
  ): At {
    this.#choices.push(`${menu} ${input}`);
    if (action === 'hangup') return { end: lost, isMeant: true };
    this.#seen = [];
    const { people, teams, menus } = this.#config;
    const [stop, list] =
      action === 'team'
        ? (['hours', teams] as const)
        : action === 'ivr'
          ? (['menu', menus] as const)
          : (['person', people] as const);
    const isThere = (list as readonly { id: string }[]).some((one) => one.id === actionId);
    return isThere ? { stop, id: actionId ?? '' } : { end: lost };
  }
}
