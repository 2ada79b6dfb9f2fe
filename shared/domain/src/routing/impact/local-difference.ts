import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import type { RoutedMenu } from '../config.ts';
import {
  type Decision,
  type DecisionBook,
  type MenuDecision,
  type RingDecision,
  type Root,
  waitsOf,
} from './decisions.ts';

/**
 * What of a call is another: where it goes, who rings, the wait, what is heard, what a key does, or
 * what any key does that is not assigned.
 */
export type Effect = 'elsewhere' | 'rings' | 'waits' | 'hears' | 'key' | 'wrongKey';

/** Where a way through two decisions stands: keys pressed since their start, time, silence. */
interface Way {
  readonly path: readonly IvrInput[];
  /** Seconds since the start, before and after. */
  readonly seconds: readonly [number, number];
  /** Somebody rang on the way and did not answer. */
  readonly isUnanswered: boolean;
  /** The menu in which the last key was pressed; null before any. */
  readonly menu: RoutedMenu | null;
}

/** The first decision on a way that is another. */
export interface LocalDifference extends Way {
  readonly effect: Effect;
  readonly before: Decision;
  readonly after: Decision;
}

/** Where both decisions go on by a choice of the caller. */
export interface Continuation extends Way {
  readonly roots: readonly [Root, Root];
  /** The call is told to be another already: only whether it gets lost is of interest. */
  readonly isReported: boolean;
}

export interface Local {
  readonly differences: readonly LocalDifference[];
  readonly continuations: readonly Continuation[];
}

/** How calls end that are lost. */
export const deadEnds: ReadonlySet<string> = new Set(['loop', 'noroute', 'hangup', 'blocked']);
/** Whether the call is lost. */
export const isLost = (decision: Decision): boolean =>
  decision.kind === 'end' && deadEnds.has(decision.end.kind);

/** A menu that hangs up by a key does what somebody asked it to do; nobody asks it to by silence. */
const isMeant = (decision: Decision, { path }: Way) =>
  decision.kind === 'end' &&
  decision.end.kind === 'hangup' &&
  decision.end.node.kind === 'menu' &&
  path.at(-1) !== 'timeout';

const start: Way = { path: [], seconds: [0, 0], isUnanswered: false, menu: null };

/**
 * What callers notice when one decision takes the place of another, up to where they choose: the
 * first difference on each way, and calls that get lost behind it.
 */
export function localDifference(
  book: DecisionBook,
  ids: readonly [number, number],
  isReported: boolean,
): Local {
  const differences: LocalDifference[] = [];
  const continuations: Continuation[] = [];
  const note = (effect: Effect, pair: Pair, way: Way) =>
    differences.push({ effect, before: pair[0], after: pair[1], ...way });

  /** Behind a difference: only a menu that both come to is gone into, and only a lost call told. */
  function follow([before, after]: Pair, way: Way): void {
    const tails = [tailOf(book, before), tailOf(book, after)] as const;
    const [was, is] = [tails[0].decision, tails[1].decision];
    const seconds = [way.seconds[0] + tails[0].seconds, way.seconds[1] + tails[1].seconds] as const;
    const isUnanswered = way.isUnanswered || tails.some((tail) => tail.rings);
    if (was.kind === 'menu' && is.kind === 'menu' && was.menu.id === is.menu.id) {
      walk([was, is], { ...way, seconds, isUnanswered });
      return;
    }
    // Where nobody rings any more, those who would have been answered meet the rest too.
    const isAnswerLost = !tails[1].rings;
    const first = isAnswerLost ? before : was;
    const there = {
      ...way,
      seconds: [isAnswerLost ? way.seconds[0] : seconds[0], seconds[1]] as const,
      isUnanswered: way.isUnanswered || tails[1].rings,
    };
    if (is.kind === 'menu') tryKeys(first, is, there);
    else if (isLost(is) && !isLost(first) && !isMeant(is, way))
      note('elsewhere', [first, is], there);
  }

  /** A menu that was not there before: whether a key of it, or none, loses the call. */
  function tryKeys(before: Decision, after: MenuDecision, way: Way): void {
    const silent = { ...way, path: [...way.path, 'timeout' as const], menu: after.menu };
    const silence = before.kind === 'menu' ? book.at(before.gaveUp.at(-1) ?? 0) : before;
    for (const id of new Set(after.gaveUp)) follow([silence, book.at(id)], silent);
    for (const [input, root] of after.keys) {
      const path = [...way.path, input];
      const { menu } = after;
      continuations.push({
        ...way,
        path,
        menu,
        roots: [{ end: before.id }, root],
        isReported: true,
      });
    }
  }

  function walk([before, after]: Pair, way: Way): void {
    if (before.kind === 'ring' && after.kind === 'ring') {
      const next = [book.at(before.next), book.at(after.next)] as const;
      const there = {
        path: way.path,
        seconds: [way.seconds[0] + before.seconds, way.seconds[1] + after.seconds] as const,
        isUnanswered: true,
        menu: way.menu,
      };
      const effect = ringEffect(before, after);
      if (effect === null) {
        walk(next, there);
        return;
      }
      note(effect, [before, after], way);
      follow(next, there);
    } else if (
      before.kind === 'menu' &&
      after.kind === 'menu' &&
      before.menu.id === after.menu.id
    ) {
      walkMenu([before, after], way);
    } else if (before.id !== after.id && !(isLost(before) && isLost(after))) {
      note(isSamePlace(before, after) ? 'hears' : 'elsewhere', [before, after], way);
      if (!isLost(after)) follow([before, after], way);
    }
  }

  function walkMenu([before, after]: readonly [MenuDecision, MenuDecision], way: Way): void {
    if (before.heard !== after.heard) note('hears', [before, after], way);
    for (const input of ivrInputs) {
      const roots = [rootOf(before, input), rootOf(after, input)] as const;
      const pressed = { ...way, path: [...way.path, input], menu: after.menu };
      const isAssigned = before.keys.has(input) || after.keys.has(input);
      const effect = isAssigned ? 'key' : 'wrongKey';
      if (roots[0] && roots[1]) {
        continuations.push({ ...pressed, roots: [roots[0], roots[1]], isReported: false });
      } else if (roots[0]) {
        note(effect, [before, after], pressed);
      } else if (roots[1]) {
        note(effect, [before, after], pressed);
        const added = [{ end: before.id }, roots[1]] as const;
        continuations.push({ ...pressed, roots: added, isReported: true });
      }
    }
    const waits = [waitsOf(before.menu), waitsOf(after.menu)] as const;
    const silent = { ...way, path: [...way.path, 'timeout' as const], menu: after.menu };
    const isLonger = waits.join(' ') !== waits.toReversed().join(' ');
    if (isLonger) note('waits', [before, after], silent);
    const followed = new Set<string>();
    const tries = Math.max(before.gaveUp.length, after.gaveUp.length);
    for (let left = 1; left <= tries; left += 1) {
      const ends = [
        before.gaveUp.at(-Math.min(left, before.gaveUp.length)) ?? 0,
        after.gaveUp.at(-Math.min(left, after.gaveUp.length)) ?? 0,
      ] as const;
      if (followed.has(ends.join())) continue;
      followed.add(ends.join());
      const next = [book.at(ends[0]), book.at(ends[1])] as const;
      const [wait = 0, newWait = 0] = waits.map((all) => all.at(-Math.min(left, all.length)));
      const seconds = [way.seconds[0] + wait, way.seconds[1] + newWait] as const;
      (isLonger ? follow : walk)(next, { ...silent, seconds });
    }
  }

  const pair = [book.at(ids[0]), book.at(ids[1])] as const;
  if (isReported) follow(pair, start);
  else walk(pair, start);
  return { differences, continuations };
}

type Pair = readonly [Decision, Decision];

/** Where a key leads; a wrong one to where callers get who have no try left. */
function rootOf({ menu, keys, gaveUp }: MenuDecision, input: IvrInput): Root | undefined {
  const [first] = gaveUp;
  const isLast = menu.retries === 0 && first !== undefined && input !== 'timeout';
  return keys.get(input) ?? (isLast ? { end: first } : undefined);
}

function ringEffect(before: RingDecision, after: RingDecision): Effect | null {
  const [was, is] = [before.ringing.node, after.ringing.node];
  if (was.kind !== is.kind || (was.kind !== 'callgroup' && was.id !== is.id)) return 'elsewhere';
  if (before.who !== after.who) return 'rings';
  return before.seconds === after.seconds ? null : 'waits';
}

/** The same mailbox or message, which sounds otherwise. */
const isSamePlace = (before: Decision, after: Decision) =>
  before.kind === 'end' &&
  after.kind === 'end' &&
  before.end.kind === after.end.kind &&
  before.end.node.id === after.end.node.id;

/** What comes after all who ring in a row. */
function tailOf(book: DecisionBook, first: Decision) {
  let [decision, seconds] = [first, 0];
  while (decision.kind === 'ring') {
    seconds += decision.seconds;
    decision = book.at(decision.next);
  }
  return { decision, seconds, rings: decision !== first };
}
