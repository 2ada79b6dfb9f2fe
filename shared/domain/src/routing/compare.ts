import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import { activeLocale, t } from '@jackfield/texts';
import { compareNames } from '../names.ts';
import { type Branch, branchAt } from './branches.ts';
import type { Outcome, RouteNode } from './call.ts';
import { blockedDifferences } from './impact/blocked-callers.ts';
import { Clocks } from './impact/clock-line.ts';
import { DecisionLines } from './impact/decision-lines.ts';
import { type Decision, DecisionBook, type Root } from './impact/decisions.ts';
import { type Found, Sides } from './impact/explore.ts';
import { stretchAt } from './impact/line.ts';
import type { RoutingPeriod } from './planned.ts';
import { type TimeSet, unite } from './time-set.ts';
import { deadEnds, type Effect, isLost } from './impact/local-difference.ts';
import { ringersOf } from './impact/signatures.ts';
import { touchedBy } from './impact/touched.ts';
import { type RoutedNumber, type RoutingConfig, type RoutingIndex } from './config.ts';
import { say } from './sentence.ts';
import { reasonMessages } from './sentences.ts';
import { nodeOf } from './walk.ts';
import { finish, type Work } from './work.ts';

/**
 * What a difference is for a caller. Only what nobody can disagree about is told apart: calls that
 * get lost, and calls that no longer get lost.
 */
export type Severity = 'broken' | 'worse' | 'changed' | 'better';

/** What callers of a number will notice (docs/specification J4). */
export interface Difference {
  number: RoutedNumber;
  /** Only these callers; null: all who call. */
  callers: readonly string[] | null;
  /** Keys that lead to it; none for everybody who calls. */
  path: readonly IvrInput[];
  /** The menu in which the last of these keys is pressed, by whatever way callers got there. */
  menu: RouteNode | null;
  /** Whether it shows to all, or only when somebody rang before and did not answer. */
  everyone: Outcome;
  effect: Effect;
  before: Branch;
  after: Branch;
  severity: Severity;
  /** Names of people of the same team or group who ring from now on, and who do not any more. */
  joining: readonly string[];
  leaving: readonly string[];
  /** Keys of a menu that callers do not hear any more, or that do nothing any more. */
  lostKeys: readonly IvrInput[];
  /** When, within the time that was compared: milliseconds, from, to, from, to… */
  spans: TimeSet;
}

/** Milliseconds. */
export interface Span {
  from: number;
  /** A year later unless given. */
  until?: number;
}

const day = 86_400_000;
const year = 365 * day;

/** The instant up to which a comparison holds. */
export const comparedUntil = ({ from, until = from + year }: Span): number => until;

/** What is known of a routing between two instants, while one change of it after another is tried. */
interface Known {
  readonly from: number;
  readonly until: number;
  /** Of the names that call groups have in its decisions. */
  readonly language: string;
  readonly clocks: Clocks;
  readonly lines: DecisionLines;
}

const known = new WeakMap<RoutingConfig, readonly Known[]>();
/** The time ahead, and that of calls that came in. */
const mostKnown = 2;
/** A book of more decisions holds mostly those of changes that were given up. */
const mostDecisions = 2 ** 18;

function knownOf(before: RoutingConfig, span: Span): Known {
  const [from, until] = [span.from, comparedUntil(span)];
  const all = known.get(before) ?? [];
  const language = activeLocale();
  const kept = all.find(
    (one) => one.from === from && one.until === until && one.language === language,
  );
  if (kept && kept.lines.book.size < mostDecisions) return kept;
  const clocks = new Clocks(from, until);
  const lines = new DecisionLines(before, { book: new DecisionBook(), clocks, shared: null });
  const made = { from, until, language, clocks, lines };
  known.set(before, [made, ...all.filter((one) => one !== kept)].slice(0, mostKnown));
  return made;
}

/**
 * Which callers notice a change, exactly: all instants at which anything that a call can meet
 * changes on either side cut the year ahead into pieces, and for each of them the whole decision of
 * a call is compared, with every key and whether people answer; worst first (docs/specification J4).
 * No differences: every call goes the same way until `comparedUntil`.
 */
export const compare = (before: RoutingConfig, after: RoutingConfig, span: Span): Difference[] =>
  finish(compareWork(before, after, span));

/** The same as work that lets others go first. */
export function* compareWork(
  before: RoutingConfig,
  after: RoutingConfig,
  span: Span,
): Work<Difference[]> {
  const blocked = yield* blockedDifferences(before, after, wholeOf(span));
  const touched = yield* touchedBy(before, after);
  if (touched.isEmpty) return blocked;
  const { clocks, lines: old } = knownOf(before, span);
  const shared = { lines: old, isTouched: touched.isTouched };
  yield;
  const now = new DecisionLines(after, { book: new DecisionBook(old.book), clocks, shared });
  const sides = new Sides(old, now, touched.isTouched);
  const numbers = new Map(
    [...before.numbers, ...after.numbers].map((number) => [number.number, number] as const),
  );
  const differences: Difference[] = [];
  for (const number of numbers.values()) {
    const stop = { kind: 'number', id: number.number } as const;
    if (!touched.isTouched(stop)) continue;
    for (const found of sides.explore(stop, wholeOf(span))) {
      differences.push(toDifference(sides, number, found));
    }
    yield;
  }
  return inOrder([...blocked, ...differences]);
}

/** What is the same for callers in two periods, but for when. */
const sayOf = ({ number, menu, ...one }: Difference) =>
  JSON.stringify([number.id, menu?.id, { ...one, spans: null, severity: null }]);

/**
 * What callers notice of a change beside which the routing becomes another one by itself: each
 * period is compared until the next begins, the last one until `until` (SAY-03). Periods are in
 * order.
 */
export function* comparePeriods(
  periods: readonly RoutingPeriod[],
  until: number,
): Work<Difference[]> {
  const alike = new Map<string, Difference>();
  for (const [index, { from, before, after }] of periods.entries()) {
    const end = Math.min(periods[index + 1]?.from ?? until, until);
    if (from >= end) continue;
    for (const one of yield* compareWork(before, after, { from, until: end })) {
      const key = sayOf(one);
      const same = alike.get(key);
      alike.set(key, same === undefined ? one : together(same, one));
      yield;
    }
  }
  return inOrder([...alike.values()]);
}

/** The same difference in two periods; the worse of both is told. */
function together(one: Difference, other: Difference): Difference {
  const severities = new Set([one.severity, other.severity]);
  const worst = (['broken', 'better'] as const).find((severity) => severities.has(severity));
  return {
    ...one,
    spans: unite(one.spans, other.spans),
    severity: worst ?? one.severity,
  };
}

const wholeOf = (span: Span): TimeSet => [span.from, comparedUntil(span)];

function toDifference({ lines }: Sides, number: RoutedNumber, found: Found): Difference {
  const { difference, path, menu, isUnanswered, spans } = found;
  const { effect, before, after } = difference;
  const pair = [before, after] as const;
  const everyone = isUnanswered || effect === 'waits' ? 'silent' : 'answers';
  const branches = pair.map((decision, side) => {
    const shown = shownOf(lines[side as 0 | 1], decision, found);
    if (isLost(shown)) {
      // All calls that get lost are one decision, each for its own reason.
      const call = { number: number.number, at: spans[0] ?? 0, everyone } as const;
      const { config } = lines[side as 0 | 1].index;
      const ways = silencesOf(found).map((keys) => branchAt(config, call, keys));
      const lost = ways.find(({ kind }) => deadEnds.has(kind));
      if (lost) return { ...lost, path };
    }
    const seconds = secondsOf(found, shown, side as 0 | 1);
    return branchOf(lines[side as 0 | 1].index, shown, { path, seconds });
  }) as [Branch, Branch];
  return {
    number,
    callers: null,
    path,
    menu: menu && nodeOf('menu', menu.id, menu.name),
    everyone,
    effect,
    before: branches[0],
    after: branches[1],
    severity: severityOf(pair, spans),
    ...movesOf([lines[0].index, lines[1].index], pair),
    lostKeys: lostKeys(pair, effect, path),
    spans,
  };
}

/** The ways to press nothing in the last menu: from the start on, or after wrong keys. */
function silencesOf({ path, menu }: Found): (readonly IvrInput[])[] {
  const taken = new Set(menu?.keys.map(({ input }) => input));
  const wrong = ivrInputs.find((input) => input !== 'timeout' && !taken.has(input));
  if (!menu || wrong === undefined || path.at(-1) !== 'timeout') return [path];
  const tries = Array.from({ length: menu.retries + 2 }, (_, count) => count);
  return tries.map((count) => {
    const keys = [...path.slice(0, -1), ...Array.from({ length: count }, () => wrong)];
    return count > menu.retries ? keys : [...keys, 'timeout'];
  });
}

/** The decision that is told of: behind a key that came, went or is wrong, what it leads to. */
function shownOf(
  lines: DecisionLines,
  decision: Decision,
  { difference: { effect }, path, seconds, spans }: Found,
): Decision {
  const [gaveUp] = decision.kind === 'menu' && decision.menu.retries === 0 ? decision.gaveUp : [];
  if (effect === 'wrongKey' && gaveUp !== undefined) return lines.book.at(gaveUp);
  const root: Root | undefined =
    effect === 'key' && decision.kind === 'menu'
      ? decision.keys.get(path.at(-1) ?? 'timeout')
      : undefined;
  if (root === undefined) return decision;
  const line = lines.lineOf(root);
  const at = (spans[0] ?? 0) + seconds[0] * 1000;
  return lines.book.at(line.ids[stretchAt(line, at)] ?? 0);
}

function secondsOf({ difference, seconds }: Found, decision: Decision, side: 0 | 1): number {
  const until = seconds[side];
  if (difference.effect !== 'waits') return until;
  if (decision.kind === 'ring') return until + decision.seconds;
  return decision.kind === 'menu'
    ? until + (decision.menu.retries + 1) * decision.menu.timeout
    : until;
}

function branchOf(
  index: RoutingIndex,
  decision: Decision,
  { path, seconds }: Pick<Branch, 'path' | 'seconds'>,
): Branch {
  if (decision.kind === 'menu') {
    const { id, name } = decision.menu;
    const reason = t(reasonMessages.menuHeard, { menu: name });
    return { path, kind: 'menu', node: nodeOf('menu', id, name), reason, seconds };
  }
  const end = decision.kind === 'ring' ? decision.ringing : decision.end;
  const { kind, node } = end;
  // Call groups of which the same people can answer are the same one.
  const id = node.kind === 'callgroup' ? ringersOf(index, end).join() : node.id;
  return { path, kind, node: { ...node, id }, reason: say(end.reason), seconds };
}

/** Who rings that did not before, and the other way round; for the same team or a call group. */
function movesOf(
  [before, after]: readonly [RoutingIndex, RoutingIndex],
  [was, is]: readonly [Decision, Decision],
) {
  if (was.kind !== 'ring' || is.kind !== 'ring') return { joining: [], leaving: [] };
  const [old, now] = [was.ringing.node, is.ringing.node];
  const isSame = old.kind === now.kind && (old.kind === 'callgroup' || old.id === now.id);
  if (!isSame) return { joining: [], leaving: [] };
  const [rang, rings] = [ringersOf(before, was.ringing), ringersOf(after, is.ringing)];
  const names = (index: RoutingIndex, ids: readonly string[], others: readonly string[]) =>
    ids.flatMap((id) => (others.includes(id) ? [] : (index.people.get(id)?.name ?? [])));
  return { joining: names(after, rings, rang), leaving: names(before, rang, rings) };
}

function lostKeys(
  [before, after]: readonly [Decision, Decision],
  effect: Effect,
  path: readonly IvrInput[],
): IvrInput[] {
  if (before.kind !== 'menu') return [];
  if (effect === 'key') {
    const key = path.at(-1);
    return key !== undefined && before.keys.has(key) ? [key] : [];
  }
  if (effect !== 'elsewhere') return [];
  const kept = after.kind === 'menu' ? after.keys : null;
  return [...before.keys.keys()].filter((key) => !kept?.has(key));
}

const week = 7 * day;
/** Whether it comes again and again, rather than on single days. */
function isRegular(spans: TimeSet): boolean {
  const starts = new Set(spans.filter((_, index) => index % 2 === 0));
  const isLong = (spans[1] ?? 0) - (spans[0] ?? 0) > 2 * week;
  return isLong || [...starts].some((at) => starts.has(at + week));
}

function severityOf([before, after]: readonly [Decision, Decision], spans: TimeSet): Severity {
  if (isLost(before) === isLost(after)) return 'changed';
  if (isLost(after)) return 'broken';
  // Somebody may have meant callers to find nobody on a holiday.
  return isRegular(spans) ? 'better' : 'changed';
}

const order: readonly Severity[] = ['broken', 'worse', 'changed', 'better'];
const effects: readonly Effect[] = ['elsewhere', 'key', 'wrongKey', 'rings', 'waits', 'hears'];

function lengthOf({ spans }: Difference): number {
  return spans.reduce((sum, at, index) => (index % 2 === 0 ? sum - at : sum + at), 0);
}

/** The worst first, then what meets most callers for the longest time; who presses nothing before keys. */
function inOrder(differences: Difference[]): Difference[] {
  const lengths = new Map(differences.map((one) => [one, lengthOf(one)]));
  const lengthBy = (one: Difference) => lengths.get(one) ?? 0;
  return differences.toSorted((one, other) => worstFirst(one, other, lengthBy));
}

function worstFirst(
  one: Difference,
  other: Difference,
  lengthBy: (one: Difference) => number,
): number {
  return (
    order.indexOf(one.severity) - order.indexOf(other.severity) ||
    Number(one.everyone === 'silent') - Number(other.everyone === 'silent') ||
    one.path.length - other.path.length ||
    Number(one.path.at(-1) !== 'timeout') - Number(other.path.at(-1) !== 'timeout') ||
    effects.indexOf(one.effect) - effects.indexOf(other.effect) ||
    lengthBy(other) - lengthBy(one) ||
    compareNames(one.number.label, other.number.label)
  );
}

/** New hang-ups, calls without route and loops: what an admin has to agree to (J4). */
export const newDeadEnds = (differences: readonly Difference[]): Difference[] =>
  differences.filter(({ severity }) => severity === 'broken');
