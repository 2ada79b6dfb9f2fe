import type { IvrInput } from '@jackfield/contract/api/routing';
import { stopKey } from '../stops.ts';
import type { RoutedMenu } from '../config.ts';
import type { Stop } from '../walk.ts';
import type { DecisionLines } from './decision-lines.ts';
import type { Root } from './decisions.ts';
import { subtract, type TimeSet, unite } from '../time-set.ts';
import { ahead, pairsWithin } from './line.ts';
import { type Local, type LocalDifference, localDifference } from './local-difference.ts';

/** A difference with all keys from the start of the call, and when it is there. */
export interface Found {
  readonly difference: LocalDifference;
  readonly path: readonly IvrInput[];
  /** Seconds from the start of the call until there, before and after. */
  readonly seconds: readonly [number, number];
  readonly isUnanswered: boolean;
  /** The menu in which the last of the keys is pressed. */
  readonly menu: RoutedMenu | null;
  readonly spans: TimeSet;
}

interface Task {
  readonly roots: readonly [Root, Root];
  readonly path: readonly IvrInput[];
  readonly seconds: readonly [number, number];
  readonly isUnanswered: boolean;
  readonly menu: RoutedMenu | null;
  /** Only whether the call gets lost is of interest. */
  readonly isReported: boolean;
  readonly spans: TimeSet;
}

/**
 * How often a caller who goes round in menus is followed to the same key, after waits of different
 * lengths: more than a menu has tries.
 */
const mostRounds = 16;

const keyOf = (root: Root) => ('end' in root ? `end ${root.end}` : stopKey(root.stop));

/** Both sides of a comparison. */
export class Sides {
  readonly lines: readonly [DecisionLines, DecisionLines];
  readonly #isTouched: (stop: Stop) => boolean;
  readonly #locals = new Map<string, Local>();

  constructor(before: DecisionLines, after: DecisionLines, isTouched: (stop: Stop) => boolean) {
    this.lines = [before, after];
    this.#isTouched = isTouched;
  }

  /** Everything that callers who come to a stop will notice, within some spans of time. */
  explore(stop: Stop, spans: TimeSet): Found[] {
    const found = new Map<string, Found>();
    const seen = new Map<string, TimeSet>();
    const rounds = new Map<string, Set<string>>();
    const tasks: Task[] = [
      {
        roots: [{ stop }, { stop }],
        path: [],
        seconds: [0, 0],
        isUnanswered: false,
        menu: null,
        isReported: false,
        spans,
      },
    ];
    for (const task of tasks) {
      const { roots, seconds, isReported } = task;
      // Each key that leads here is told, what lies behind it is gone into once.
      const entry = task.menu && `${task.menu.id} ${task.path.at(-1)}`;
      const place = [entry, ...roots.map(keyOf), isReported].join(' ');
      const waits = rounds.get(place) ?? new Set();
      rounds.set(place, waits.add(seconds.join()));
      if (waits.size > mostRounds) continue;
      const key = [place, ...seconds].join(' ');
      const known = seen.get(key) ?? [];
      const fresh = subtract(task.spans, known);
      if (fresh.length === 0) continue;
      seen.set(key, unite(known, fresh));
      for (const { ids, spans: when } of this.#pairs(roots, seconds, fresh)) {
        const { differences, continuations } = this.#local(ids, isReported);
        for (const difference of differences) add(found, difference, task, when);
        for (const next of continuations) {
          const wait = sum(seconds, next.seconds);
          if (wait[0] === wait[1] && this.#isSame(next.roots)) continue;
          const path = [...task.path, ...next.path];
          const isUnanswered = task.isUnanswered || next.isUnanswered;
          const mode = isReported || next.isReported;
          tasks.push({
            roots: next.roots,
            path,
            seconds: wait,
            isUnanswered,
            menu: next.menu,
            isReported: mode,
            spans: when,
          });
        }
      }
    }
    return [...found.values()];
  }

  #pairs(roots: Task['roots'], seconds: Task['seconds'], spans: TimeSet) {
    const [before, after] = this.lines;
    const lines = [
      ahead(before.lineOf(roots[0]), seconds[0] * 1000),
      ahead(after.lineOf(roots[1]), seconds[1] * 1000),
    ] as const;
    return pairsWithin(lines, spans).values();
  }

  /** Whether callers cannot notice anything from here on, however they go on. */
  #isSame([before, after]: Task['roots']): boolean {
    if (keyOf(before) !== keyOf(after)) return false;
    return !('stop' in before) || !this.#isTouched(before.stop);
  }

  #local(ids: readonly [number, number], isReported: boolean): Local {
    const key = [...ids, isReported].join(' ');
    const known = this.#locals.get(key) ?? localDifference(this.lines[1].book, ids, isReported);
    this.#locals.set(key, known);
    return known;
  }
}

const sum = (one: Task['seconds'], other: Task['seconds']) =>
  [one[0] + other[0], one[1] + other[1]] as const;

/** The way is told once, by its keys, the menu of the last one, and what differs there. */
function add(found: Map<string, Found>, difference: LocalDifference, task: Task, when: TimeSet) {
  const path = [...task.path, ...difference.path];
  const isUnanswered = task.isUnanswered || difference.isUnanswered;
  const seconds = sum(task.seconds, difference.seconds);
  const { effect, before, after } = difference;
  const menu = difference.menu ?? task.menu;
  const key = [path, menu?.id, isUnanswered, effect, headOf(before), headOf(after)].join('|');
  const known = found.get(key);
  found.set(key, {
    difference: known?.difference ?? difference,
    path,
    isUnanswered,
    seconds: known?.seconds ?? seconds,
    menu,
    spans: unite(known?.spans ?? [], when),
  });
}

/** What a decision is at first sight, whatever comes after it. */
function headOf(decision: LocalDifference['before']): string | number {
  if (decision.kind === 'ring') return `${decision.who} ${decision.seconds}`;
  return decision.kind === 'menu' ? `${decision.menu.id} ${decision.heard}` : decision.id;
}
