import type { Status } from '@jackfield/contract';
import type { BusinessHour, IvrKey, RoutingTarget, Weekday } from '@jackfield/contract/api/routing';
import { weekdays } from '@jackfield/contract/api/routing';
import fc from 'fast-check';
import { dayText, minutesOf, timeText } from '@jackfield/domain/business-hours';
import { testZones } from './arbitrary-hours.ts';
import type { RoutingConfig } from '@jackfield/domain/routing';

/** What somebody may change in an account, each kind as often as the others. */
export const changeKinds = [
  'minutes',
  'date',
  'override',
  'zone',
  'members',
  'order',
  'signOut',
  'missedCall',
  'overflow',
  'target',
  'ringing',
  'key',
  'greeting',
  'blockedCaller',
  'blockedNumber',
  'hold',
  'suspension',
  'telephone',
  'deletion',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

type List = 'companies' | 'teams' | 'people' | 'menus';
type RecordOf<Name extends List> = RoutingConfig[Name][number];

/** Draws values; the same seed draws the same ones. */
export class Drawing {
  readonly #gen: fc.GeneratorValue;

  constructor(gen: fc.GeneratorValue) {
    this.#gen = gen;
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.between(0, items.length - 1)]!;
  }

  between(min: number, max: number): number {
    return this.#gen(fc.integer, { min, max });
  }

  ids(items: readonly { id: string }[]): string {
    return this.of(items).id;
  }

  target(config: RoutingConfig): RoutingTarget {
    const kind = this.of(['teammate', 'team', 'voicemail', 'callgroup', 'number'] as const);
    if (kind === 'teammate') return { actionType: kind, actionValue: this.ids(config.people) };
    if (kind === 'team') return { actionType: kind, actionValue: this.ids(config.teams) };
    if (kind === 'voicemail') {
      const ownerId = this.ids(config.people);
      return { actionType: kind, actionValue: { ownerType: 'teammate', ownerId } };
    }
    if (kind === 'number') return { actionType: kind, actionValue: '+12515550998' };
    const list = [...new Set([this.ids(config.people), this.ids(config.people)])];
    return { actionType: kind, actionValue: { option: 'single', list } };
  }
}

function withOne<Name extends List>(
  config: RoutingConfig,
  list: Name,
  id: string,
  change: (record: RecordOf<Name>) => Partial<RecordOf<Name>>,
): RoutingConfig {
  const records: readonly RecordOf<Name>[] = config[list];
  return {
    ...config,
    [list]: records.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  };
}

/** Hours with one edge of one day moved by minutes. */
function moved(hours: BusinessHour, drawing: Drawing): BusinessHour {
  const day: Weekday = drawing.of(weekdays);
  const intervals = hours.weekly[day];
  if (intervals.length === 0) {
    return { ...hours, weekly: { ...hours.weekly, [day]: [{ from: '09:07', to: '16:53' }] } };
  }
  const which = drawing.between(0, intervals.length - 1);
  const by = drawing.of([-25, -15, -7, -1, 1, 5, 10, 20]);
  const next = intervals.map((one, index) => {
    if (index !== which) return one;
    const to = (minutesOf(one.to) + by + 1440) % 1440;
    return timeText(to) === one.from ? one : { ...one, to: timeText(to) };
  });
  return { ...hours, weekly: { ...hours.weekly, [day]: next } };
}

function timed(
  config: RoutingConfig,
  drawing: Drawing,
  change: (record: RoutingConfig['teams'][number] | RoutingConfig['companies'][number]) => {
    businessHour?: BusinessHour;
    override?: RoutingConfig['teams'][number]['override'];
  },
): RoutingConfig {
  const list = drawing.of(['companies', 'teams'] as const);
  return withOne(config, list, drawing.ids(config[list]), change);
}

/** An account after one change of a kind; `from` is when somebody makes it. */
export function changed(
  config: RoutingConfig,
  kind: ChangeKind,
  drawing: Drawing,
  from: number,
): RoutingConfig {
  const { people, teams, menus } = config;
  const someTeam = () => drawing.ids(teams);
  switch (kind) {
    case 'minutes':
      return timed(config, drawing, ({ businessHour }) => ({
        businessHour: moved({ ...businessHour, alwaysOpen: false }, drawing),
      }));
    case 'date': {
      const first = Math.floor(from / 86_400_000) + drawing.between(0, 40);
      const closed = drawing.of([true, false]);
      const date = {
        id: `added${drawing.between(1, 1_000_000)}`,
        name: 'Day off',
        from: dayText(first),
        to: dayText(first + drawing.between(0, 3)),
        closed,
        intervals: closed ? [] : [{ from: '10:10', to: '11:50' }],
        repeatsYearly: drawing.of([true, false]),
        ...(drawing.of([true, false]) ? { action: drawing.target(config) } : {}),
      };
      return timed(config, drawing, ({ businessHour }) => ({
        businessHour: {
          ...businessHour,
          alwaysOpen: false,
          dates: [...businessHour.dates, date] as BusinessHour['dates'],
        },
      }));
    }
    case 'override': {
      const until = from + drawing.between(1, 60 * 24 * 12) * 60_000;
      const target = drawing.target(config);
      return timed(config, drawing, () => ({
        override: { until, target, by: null, note: null },
      }));
    }
    case 'zone':
      return timed(config, drawing, ({ businessHour }) => ({
        businessHour: { ...businessHour, timeZone: drawing.of(testZones) },
      }));
    case 'members':
      return withOne(config, 'teams', someTeam(), ({ memberIds }) => {
        const id = drawing.ids(people);
        const has = memberIds.includes(id);
        return { memberIds: has ? memberIds.filter((one) => one !== id) : [...memberIds, id] };
      });
    case 'order':
      return withOne(config, 'teams', someTeam(), ({ memberIds }) => ({
        memberIds: [...memberIds.slice(1), ...memberIds.slice(0, 1)],
      }));
    case 'signOut':
      return withOne(config, 'teams', someTeam(), ({ memberIds, signedOutIds = [] }) => {
        const id = drawing.of(memberIds.length > 0 ? memberIds : people.map((one) => one.id));
        const isOut = signedOutIds.includes(id);
        return {
          inboundFlow: 'callQueue' as const,
          signedOutIds: isOut ? signedOutIds.filter((one) => one !== id) : [...signedOutIds, id],
        };
      });
    case 'missedCall':
      return withOne(config, 'people', drawing.ids(people), () => ({
        missedCall: drawing.target(config),
      }));
    case 'overflow':
      return withOne(config, 'teams', someTeam(), () => ({ missedCall: drawing.target(config) }));
    case 'target': {
      const id = drawing.ids(config.companies);
      const place = drawing.of(['openHour', 'closedHour'] as const);
      return withOne(config, 'companies', id, () => ({ [place]: drawing.target(config) }));
    }
    case 'ringing':
      return withOne(config, 'teams', someTeam(), () =>
        drawing.of([
          { ringSeconds: 25 },
          { inboundFlow: 'callQueue' as const },
          { option: 'single' as const },
          { inboundFlow: 'callQueue' as const, maxWaitSeconds: 40, holdMusic: ['Waltz'] },
        ]),
      );
    case 'key':
      return withOne(config, 'menus', drawing.ids(menus), ({ keys }) => {
        const input = drawing.of(['1', '2', '5', 'timeout'] as const);
        const rest = keys.filter((key) => key.input !== input);
        if (rest.length < keys.length && drawing.of([true, false])) return { keys: rest };
        const added: IvrKey = { input, action: 'team', actionId: someTeam() };
        return { keys: [...rest, added] };
      });
    case 'greeting': {
      if (drawing.of([true, false])) {
        return withOne(config, 'people', drawing.ids(people), () => ({ greeting: 'new' }));
      }
      return withOne(config, 'menus', drawing.ids(menus), ({ menuMedia }) => ({
        menuMedia: { ...menuMedia, greeting: 'new.wav' },
      }));
    }
    case 'blockedCaller':
      return { ...config, blockedCallers: [...config.blockedCallers, '+12515550777'] };
    case 'blockedNumber':
      return { ...config, blockedNumbers: [...config.blockedNumbers, '+12515550999'] };
    case 'hold':
      return { ...config, hold: config.hold ? null : 'suspended' };
    case 'suspension':
      return withOne(config, 'people', drawing.ids(people), ({ status }) => {
        const other: Status = status === 'active' ? 'suspended' : 'active';
        return { status: other };
      });
    case 'telephone':
      return withOne(config, 'people', drawing.ids(people), ({ hasTelephone = true }) => ({
        hasTelephone: !hasTelephone,
      }));
    case 'deletion': {
      const list = drawing.of(['people', 'teams', 'menus', 'numbers'] as const);
      const id = drawing.ids(config[list]);
      const rest = (config[list] as readonly { id: string }[]).filter((one) => one.id !== id);
      return { ...config, [list]: rest };
    }
  }
}
