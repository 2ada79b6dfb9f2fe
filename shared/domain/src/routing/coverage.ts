import type { IvrInput } from '@jackfield/contract/api/routing';
import type { RouteEnd } from './call.ts';
import type { RoutingConfig } from './config.ts';
import { Clocks } from './impact/clock-line.ts';
import { DecisionLines } from './impact/decision-lines.ts';
import { DecisionBook, type MenuDecision, type Root } from './impact/decisions.ts';
import { stretchAt } from './impact/line.ts';
import { ringersOf } from './impact/signatures.ts';
import { loopAt } from './simulate.ts';

/** How well calls are taken, the worst first: a message that ends the call is nobody (annex J9). */
export const coverageLevels = ['nobody', 'voicemail', 'one', 'many'] as const;
export type CoverageLevel = (typeof coverageLevels)[number];

/** Somebody who rings: a person by id, or an outside number by its digits. */
export interface Ringer {
  readonly kind: 'teammate' | 'external';
  readonly id: string;
}

/** A key on the way to a call's end. */
export interface PressedKey {
  readonly menuId: string;
  readonly input: IvrInput;
}

/** Who rings for calls to a company number; of menus, for the key that the fewest people take. */
export interface Coverage {
  readonly level: CoverageLevel;
  /** Everybody who rings before the call ends, first those who ring first, each once. */
  readonly ringing: readonly Ringer[];
  /** The keys by which callers get there; none without a menu. */
  readonly keys: readonly PressedKey[];
  /** How the call ends when nobody answers. */
  readonly end: RouteEnd;
  /** A menu on the way hangs up on callers who press nothing, whom the level does not count. */
  readonly hangsUpOnSilence: boolean;
}

/** A stretch of time with the same coverage: milliseconds, `to` excluded. */
export interface CoverageStretch {
  readonly from: number;
  readonly to: number;
  readonly coverage: Coverage;
}

/** A way that callers may take, up to where a key has led them. */
interface Task {
  readonly root: Root;
  readonly seconds: number;
  readonly ringing: readonly Ringer[];
  readonly keys: readonly PressedKey[];
}

function levelOf(ringing: readonly Ringer[], { kind }: RouteEnd): CoverageLevel {
  if (ringing.length > 0) return ringing.length > 1 ? 'many' : 'one';
  return kind === 'voicemail' ? 'voicemail' : 'nobody';
}

const added = (ringing: readonly Ringer[], more: readonly Ringer[]): readonly Ringer[] => [
  ...ringing,
  ...more.filter(({ id }) => ringing.every((one) => one.id !== id)),
];

function isWorse(one: Coverage, other: Coverage | null): boolean {
  if (other === null) return true;
  const [level, otherLevel] = [one, other].map((each) => coverageLevels.indexOf(each.level));
  if (level !== otherLevel) return (level ?? 0) < (otherLevel ?? 0);
  return one.ringing.length < other.ringing.length;
}

const signatureOf = ({ level, ringing, keys, end, hangsUpOnSilence }: Coverage): string =>
  JSON.stringify([level, ringing, keys, end.kind, end.node.kind, end.node.id, hangsUpOnSilence]);

/**
 * Who rings for the company numbers of an account between two instants. Exact: it changes where a
 * clock on the way of some call does, and nowhere else. A menu counts as the fewest people on any
 * key that it assigns, silence among them; each menu is opened once. One that hangs up on silence
 * counts as such.
 */
export class CoverageLines {
  readonly #lines: DecisionLines;
  readonly #between: readonly [number, number];

  constructor(config: RoutingConfig, from: number, until: number) {
    this.#between = [from, until];
    const clocks = new Clocks(from, until);
    this.#lines = new DecisionLines(config, { book: new DecisionBook(), clocks, shared: null });
  }

  /** The coverage of a company number, stretch by stretch. */
  of(companyId: string): CoverageStretch[] {
    const [from, until] = this.#between;
    const stretches: CoverageStretch[] = [];
    for (let moment = from; moment < until; ) {
      const sweep = { moment, until };
      const coverage = this.#at(companyId, sweep);
      const last = stretches.at(-1);
      if (last && signatureOf(last.coverage) === signatureOf(coverage)) {
        stretches[stretches.length - 1] = { ...last, to: sweep.until };
      } else stretches.push({ from: moment, to: sweep.until, coverage });
      moment = sweep.until;
    }
    return stretches;
  }

  /** The decision that a root leads to; cuts the sweep where it becomes another. */
  #decide(root: Root, seconds: number, sweep: Sweep): number {
    if ('end' in root) return root.end;
    const line = this.#lines.lineOf(root);
    const later = seconds * 1000;
    const place = stretchAt(line, sweep.moment + later);
    sweep.until = Math.min(sweep.until, (line.at[place + 1] ?? Infinity) - later);
    return line.ids[place] ?? 0;
  }

  #at(companyId: string, sweep: Sweep): Coverage {
    const { book, index } = this.#lines;
    const stop = { kind: 'company', id: companyId } as const;
    const tasks: Task[] = [{ root: { stop }, seconds: 0, ringing: [], keys: [] }];
    const opened = new Set<string>();
    let worst: Coverage | null = null;
    let hangsUpOnSilence = false;
    let beforeMenus: readonly Ringer[] = [];
    const offer = (ringing: readonly Ringer[], end: RouteEnd, { keys }: Task) => {
      const coverage = { level: levelOf(ringing, end), ringing, keys, end, hangsUpOnSilence };
      if (isWorse(coverage, worst)) worst = coverage;
    };

    for (const task of tasks) {
      let { seconds, ringing } = task;
      let decision = book.at(this.#decide(task.root, seconds, sweep));
      for (; decision.kind === 'ring'; decision = book.at(decision.next)) {
        const people = ringersOf(index, decision.ringing);
        ringing = added(
          ringing,
          people.map((id) => ({ kind: 'teammate', id })),
        );
        seconds += decision.seconds;
      }
      if (decision.kind === 'end') {
        const { end } = decision;
        const outside =
          end.kind === 'external' ? ([{ kind: 'external', id: end.node.id }] as const) : [];
        offer(added(ringing, outside), end, task);
      } else if (!opened.has(decision.menu.id)) {
        if (opened.size === 0) beforeMenus = ringing;
        opened.add(decision.menu.id);
        hangsUpOnSilence ||= this.#givenUp(decision).kind === 'hangup';
        const next = behindKeys(decision, { ...task, seconds, ringing });
        if (next.length > 0) tasks.push(...next);
        else offer(ringing, this.#givenUp(decision), task);
      }
    }
    const [menuId = companyId] = opened;
    const circle = { kind: opened.size > 0 ? 'menu' : 'company', id: menuId } as const;
    const end = loopAt(index, circle, sweep.moment);
    const found: Coverage = worst ?? {
      level: levelOf(beforeMenus, end),
      ringing: beforeMenus,
      keys: [],
      end,
      hangsUpOnSilence,
    };
    return { ...found, hangsUpOnSilence };
  }

  /** How a call ends whose caller finds no key that leads anywhere. */
  #givenUp({ menu, gaveUp }: MenuDecision): RouteEnd {
    const decision = this.#lines.book.at(gaveUp.at(-1) ?? 0);
    const [at] = this.#between;
    return decision.kind === 'end'
      ? decision.end
      : loopAt(this.#lines.index, { kind: 'menu', id: menu.id }, at);
  }
}

interface Sweep {
  readonly moment: number;
  /** Up to when everything holds that was found for the moment. */
  until: number;
}

/** What follows each key of a menu that leads somewhere, silence last when it is assigned. */
function behindKeys({ menu, keys, gaveUp }: MenuDecision, task: Task): Task[] {
  const pressed = (input: IvrInput) => [...task.keys, { menuId: menu.id, input }];
  const counted = menu.keys.filter(({ action }) => action !== 'hangup');
  const tasks = counted.flatMap(({ input }): Task[] => {
    const root = keys.get(input);
    return root ? [{ ...task, root, keys: pressed(input) }] : [];
  });
  const silence = gaveUp.at(-1);
  if (silence !== undefined && counted.some(({ input }) => input === 'timeout')) {
    const seconds = task.seconds + (menu.retries + 1) * menu.timeout;
    tasks.push({ ...task, root: { end: silence }, seconds, keys: pressed('timeout') });
  }
  return tasks;
}
