import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import type { RouteEnd } from './call.ts';
import { ClockTimes, stateAt } from './clock-times.ts';
import { indexOf, type RoutedMenu, type RoutedNumber, type RoutingConfig } from './config.ts';
import { endAt } from './simulate.ts';
import { intersect, shift, subtract, type TimeSet, unite } from './time-set.ts';
import type { Stop } from './walk.ts';
import type { Work } from './work.ts';

/** A stop of a way, with when the call of the way's first instant comes to it (milliseconds). */
export interface Passed {
  readonly stop: Stop;
  readonly at: number;
}

/** What callers of a number meet whom nobody answers, by the same keys and at all of some times. */
export interface Way {
  readonly number: RoutedNumber;
  readonly inputs: readonly IvrInput[];
  /** When such calls come in. */
  readonly times: TimeSet;
  readonly passed: readonly Passed[];
  readonly end: RouteEnd;
  /** The first menu that waited for a key and got none. */
  readonly asked: string | null;
}

/** Every way of an account, those without keys first. */
export interface AccountWays {
  readonly ways: readonly Way[];
  /** A way to each menu, on which it asks for a key. */
  readonly opened: ReadonlyMap<string, Way>;
  /** False when some call goes on for longer than it was followed. */
  readonly isWhole: boolean;
}

interface Task {
  readonly number: RoutedNumber;
  readonly inputs: readonly IvrInput[];
  readonly times: TimeSet;
  /** How many stops it shares with the way it branches from: their clocks hold for all its times. */
  readonly shared: number;
  readonly choices: number;
}

/** A way at the menu that waits for a key, and when it does. */
interface Asking {
  readonly way: Way;
  readonly shared: number;
  readonly choices: number;
  /** Of what was followed already: when calls ask that were not, and all together. */
  more(known: TimeSet): { readonly times: TimeSet; readonly all: TimeSet };
}

/** Menus that lead to each other are followed for so many choices. */
const mostChoices = 6;

const silent = { everyone: 'silent' } as const;

/**
 * Follows the calls to all numbers of an account between two instants. Nobody answers them: who is
 * answered is not lost. Each way is tried once by the engine itself, and stands for exactly the
 * times at which every clock on it shows the same. What follows a key depends on the stop and the
 * time alone, so that it is followed once, whichever number it was reached from.
 */
export function* waysOf(config: RoutingConfig, from: number, until: number): Work<AccountWays> {
  const { companies, teams, people, menus } = indexOf(config);
  const clocks = ClockTimes.ofCalls(from, until);
  const ways: Way[] = [];
  const opened = new Map<string, Way>();
  const followed = new Map<string, TimeSet>();
  let isWhole = true;
  const tasks: Task[] = config.numbers.map((number) => ({
    number,
    inputs: [],
    times: [from, until],
    shared: 0,
    choices: 0,
  }));

  /** The way of the first of some times, with all times that are like it. */
  function tryFirst({ number, inputs, shared }: Task, left: TimeSet): Way {
    const [at = from] = left;
    const passed: Passed[] = [];
    const call = { number: number.number, from: null, at, inputs, outcomes: silent };
    const { end, asked } = endAt(config, call, undefined, (stop, when) =>
      passed.push({ stop, at: when }),
    );
    let times = left;
    for (const { stop, at: when } of passed.slice(shared)) {
      const record =
        stop.kind === 'company'
          ? companies.get(stop.id)
          : stop.kind === 'team' && stop.part === 'hours'
            ? teams.get(stop.id)
            : undefined;
      if (record === undefined || isTimeless(record)) continue;
      const there = intersect(shift(times, when - at), clocks.of(record, stateAt(record, when)));
      times = shift(there, at - when);
    }
    if (times[0] !== at) {
      // A call that goes on for longer than the clocks are known.
      isWhole = false;
      times = left.slice(0, 2);
    }
    return { number, inputs, times, passed, end, asked };
  }

  /** Adds what follows some inputs, at the times at which nothing like it followed yet. */
  function follow({ way, shared, choices, more }: Asking, key: string, inputs: IvrInput[]): void {
    const { times, all } = more(followed.get(key) ?? nothing);
    if (times.length === 0) return;
    if (choices >= mostChoices) {
      isWhole = false;
      return;
    }
    followed.set(key, all);
    tasks.push({
      number: way.number,
      inputs: [...way.inputs, ...inputs],
      times,
      shared,
      choices: choices + 1,
    });
  }

  /** Adds what follows each key of the menu that a way ends its keys at. */
  function open(way: Way, menu: RoutedMenu, choices: number): void {
    const at = way.passed.findLastIndex(({ stop }) => stop.kind === 'menu' && stop.id === menu.id);
    const delay = (way.passed[at]?.at ?? 0) - firstOf(way);
    const more = moreOf(way.times, delay);
    const asking = { way, choices, shared: at + 1, more };
    if (!opened.has(menu.id)) opened.set(menu.id, way);
    for (const { input, action, actionId } of menu.keys) {
      if (input === 'timeout') continue;
      const records = { teammate: people, team: teams, ivr: menus };
      const isThere = action !== 'hangup' && records[action].has(actionId ?? '');
      follow(asking, isThere ? `${action} ${actionId}` : `${menu.id} ${input}`, [input]);
    }
    const wrong = unassignedKey(menu);
    if (wrong) follow(asking, `${menu.id} wrong`, wrongKeys(menu, wrong));
    follow(asking, `${menu.id} timeout`, ['timeout']);
  }

  for (const task of tasks) {
    let left = task.times;
    while (left.length > 0) {
      const way = tryFirst(task, left);
      ways.push(way);
      left = subtract(left, way.times);
      const menu = way.asked === null ? undefined : menus.get(way.asked);
      if (menu) open(way, menu, task.choices);
      yield;
    }
  }
  return { ways, opened, isWhole };
}

const nothing: TimeSet = [];

/**
 * What some times, which come to a place after a delay (milliseconds), add to what is known of it.
 * Most keys of a menu were reached at the same times, which are added once.
 */
function moreOf(given: TimeSet, delay: number): Asking['more'] {
  const reached = shift(given, delay);
  const made = new Map<TimeSet, ReturnType<Asking['more']>>();
  return (known) => {
    let sum = made.get(known);
    if (sum === undefined) {
      const times = shift(subtract(reached, known), -delay);
      sum = { times, all: times.length === 0 ? known : unite(known, reached) };
      made.set(known, sum);
    }
    return sum;
  };
}

/** The instant whose call a way was tried with. */
export const firstOf = ({ times }: Way): number => times[0] ?? 0;

const isTimeless = ({ businessHour, override }: Parameters<ClockTimes['of']>[0]) =>
  businessHour.alwaysOpen && override === null;

/** A key that does nothing in a menu; undefined when all are assigned. */
const unassignedKey = ({ keys }: RoutedMenu): IvrInput | undefined =>
  ivrInputs.find((input) => input !== 'timeout' && keys.every((key) => key.input !== input));

/** A key that does nothing, as often as the menu listens. */
export const wrongKeys = ({ retries }: RoutedMenu, input: IvrInput): IvrInput[] =>
  Array.from({ length: retries + 1 }, () => input);
