import type { IvrInput } from '@jackfield/contract/api/routing';
import { type Branch, branchAt, branchesOf } from './branches.ts';
import type { Outcome } from './call.ts';
import { indexOf, type RoutedNumber, type RoutingConfig } from './config.ts';
import { momentsOf, slotLength, slotsFrom } from './moments.ts';
import { reachOf } from './reach.ts';
import { answerKey, movesOf } from './answerers.ts';
import { changedRecords } from './changed-records.ts';
import { dateSlots } from './date-slots.ts';

/** How much worse a difference is for a caller. */
export type Severity = 'broken' | 'worse' | 'changed' | 'better';

/** What callers of a number will notice (annex J4). */
export interface Difference {
  number: RoutedNumber;
  /** Keys that lead to it; none for everybody who calls. */
  path: readonly IvrInput[];
  /** Whether it shows to callers who are answered, or only when nobody answers. */
  everyone: Outcome;
  before: Branch;
  after: Branch;
  severity: Severity;
  /** Names of people of the same team who ring from now on, and who do not any more. */
  joining: readonly string[];
  leaving: readonly string[];
  /** In the next days: milliseconds, `to` excluded; in order, apart from each other. */
  intervals: { from: number; to: number }[];
  /** After them, on days with hours of their own. */
  dates: { from: number; to: number }[];
}

export interface Span {
  /** Milliseconds. */
  from: number;
  days?: number;
}

interface Touched {
  number: RoutedNumber;
  /** Records that it reaches before and after. */
  reached: readonly [Set<string>, Set<string>];
}

/** The numbers that reach what was changed. */
function touchedNumbers(before: RoutingConfig, after: RoutingConfig): Touched[] {
  const changed = changedRecords(before, after);
  if (changed === 'none') return [];
  const all = new Map(
    [...before.numbers, ...after.numbers].map((number) => [number.number, number] as const),
  );
  return [...all.values()].flatMap((number) => {
    const [was, is] = [before, after].map((config) =>
      reachOf(config, indexOf(config).numbers.get(number.number)),
    ) as [Set<string>, Set<string>];
    const isTouched =
      changed === 'all' || changed.has(number.id) || [...was, ...is].some((id) => changed.has(id));
    return isTouched ? [{ number, reached: [was, is] as const }] : [];
  });
}

/**
 * Which callers notice a change: over the next days in half hours, and on the days of the year
 * ahead that have hours of their own, for every number that reaches what was changed, where the end
 * of a call differs; worst first (annex J4). No differences: `impactMessages.none`.
 */
export function compare(
  before: RoutingConfig,
  after: RoutingConfig,
  { from, days = 7 }: Span,
): Difference[] {
  const touched = touchedNumbers(before, after);
  const near = slotsFrom(from, days);
  const ends = (near.at(-1) ?? from) + slotLength;
  const reachable = new Set(touched.flatMap(({ reached }) => [...reached[0], ...reached[1]]));
  const later = dateSlots([before, after], reachable, from).filter((at) => at >= ends);
  const slots = [...near, ...later];
  const clocks = [new Map<string, string[]>(), new Map<string, string[]>()] as const;
  const differences = touched.flatMap(({ number, reached }) => {
    const moments = [
      momentsOf(before, reached[0], slots, clocks[0]),
      momentsOf(after, reached[1], slots, clocks[1]),
    ] as const;
    const keys = slots.map((_, index) => `${moments[0][index]} / ${moments[1][index]}`);
    return differencesOf({ before, after, number, slots, keys, ends });
  });
  return differences.toSorted(worstFirst);
}

interface Pair {
  before: RoutingConfig;
  after: RoutingConfig;
  number: RoutedNumber;
  slots: readonly number[];
  /** Slots with the same text route alike. */
  keys: readonly string[];
  /** Where the days in a row end; slots from there on are of special dates. */
  ends: number;
}

function differencesOf(pair: Pair): Difference[] {
  const found = new Map<string, Difference>();
  const known = new Map<string, Differing[]>();
  for (const [index, key] of pair.keys.entries()) {
    const at = pair.slots[index] ?? 0;
    const differing = known.get(key) ?? differingAt(pair, at);
    known.set(key, differing);
    for (const { id, what } of differing) {
      const kept = found.get(id) ?? { ...what, intervals: [], dates: [] };
      found.set(id, kept);
      const spans = at < pair.ends ? kept.intervals : kept.dates;
      const last = spans.at(-1);
      if (last?.to === at) last.to = at + slotLength;
      else spans.push({ from: at, to: at + slotLength });
    }
  }
  return [...found.values()];
}

/** Ends with the same text are the same for callers: who is reached, how, and after how long. */
const endKey = (config: RoutingConfig, branch: Branch) =>
  [branch.kind, branch.node.id, branch.seconds, answerKey(config, branch)].join(':');

const byPath = (branches: readonly Branch[]) =>
  new Map(branches.map((branch) => [branch.path.join(), branch]));
const shortestFirst = (one: string, other: string) => one.length - other.length;

/** Whether the way itself or one that it goes on from is shown already. */
const isBehind = (path: readonly IvrInput[], shown: ReadonlySet<string>) =>
  shown.has(path.join()) || path.some((_, length) => shown.has(path.slice(0, length).join()));

/** A difference at one time; the same at others has the same id. */
interface Differing {
  id: string;
  what: Omit<Difference, 'intervals' | 'dates'>;
}

/** Differences at one time; what follows from a difference further up is left out. */
function differingAt({ before, after, number: called }: Pair, at: number): Differing[] {
  const { number } = called;
  const differing: Differing[] = [];
  const shown = new Set<string>();
  for (const everyone of ['answers', 'silent'] as const) {
    const asked = { number, at, everyone };
    const old = byPath(branchesOf(before, number, at, everyone));
    const now = byPath(branchesOf(after, number, at, everyone));
    const ways = [...new Set([...old.keys(), ...now.keys()])].toSorted(shortestFirst);
    for (const way of ways) {
      const { path } = old.get(way) ?? now.get(way) ?? { path: [] };
      if (isBehind(path, shown)) continue;
      const was = old.get(way) ?? branchAt(before, asked, path);
      const is = now.get(way) ?? branchAt(after, asked, path);
      const [wasKey, isKey] = [endKey(before, was), endKey(after, is)];
      if (wasKey === isKey) continue;
      shown.add(way);
      differing.push({
        id: [path, everyone, wasKey, isKey].join(' '),
        what: {
          number: called,
          path,
          everyone,
          before: was,
          after: is,
          severity: severityOf(was, is),
          ...movesOf([before, was], [after, is]),
        },
      });
    }
  }
  return differing;
}

const broken = new Set<Branch['kind']>(['loop', 'noroute', 'hangup', 'blocked']);
const ranks: Partial<Record<Branch['kind'], number>> = {
  message: 1,
  voicemail: 2,
  external: 3,
  menu: 3,
  answered: 4,
};

function severityOf(before: Branch, after: Branch): Severity {
  if (broken.has(after.kind)) return broken.has(before.kind) ? 'changed' : 'broken';
  const [was, is] = [ranks[before.kind] ?? 0, ranks[after.kind] ?? 0];
  if (is === was) return 'changed';
  return is < was ? 'worse' : 'better';
}

const order: readonly Severity[] = ['broken', 'worse', 'changed', 'better'];
const lengthOf = ({ intervals, dates }: Difference) =>
  [...intervals, ...dates].reduce((sum, { from, to }) => sum + to - from, 0);

function worstFirst(one: Difference, other: Difference): number {
  return (
    order.indexOf(one.severity) - order.indexOf(other.severity) ||
    Number(one.everyone === 'silent') - Number(other.everyone === 'silent') ||
    one.path.length - other.path.length ||
    lengthOf(other) - lengthOf(one) ||
    one.number.label.localeCompare(other.number.label)
  );
}

/** New hang-ups, calls without route and loops: what an admin has to agree to (annex J4). */
export const newDeadEnds = (differences: readonly Difference[]): Difference[] =>
  differences.filter(({ severity }) => severity === 'broken');
