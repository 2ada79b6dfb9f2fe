import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import type { RouteEnd } from '../call.ts';
import { indexOf, type RoutedMenu, type RoutingConfig, type RoutingIndex } from '../config.ts';
import { circlesOf } from '../reach.ts';
import { loopAt } from '../simulate.ts';
import { stopKey } from '../stops.ts';
import { isEnd, type Stop } from '../walk.ts';
import type { Clock, Clocks } from './clock-line.ts';
import { type DecisionBook, type Root, waitsOf } from './decisions.ts';
import { howItEnds, whatIsHeard, whoRings } from './signatures.ts';
import { ahead, combined, constant, type Line, mapped, picked, stretchAt } from './line.ts';
import { endOfGroup, keyAt, type Step, stepAt } from './step.ts';

type RingStep = Step & { kind: 'ring' };

/** What is known before: lines of the other side of a comparison, where nothing changed. */
export interface Shared {
  readonly lines: DecisionLines;
  /** Whether a call from a stop on can meet something that changed. */
  isTouched(stop: Stop): boolean;
}

/** The decisions of an account over time: from each stop on, all that becomes of a call. */
export class DecisionLines {
  readonly index: RoutingIndex;
  readonly book: DecisionBook;
  readonly #clocks: Clocks;
  readonly #always: Clock;
  readonly #shared: Shared | null;
  readonly #circles: ReadonlySet<string>;
  readonly #lines = new Map<string, Line>();
  readonly #steps = new Map<string, Step>();

  constructor(
    config: RoutingConfig,
    { book, clocks, shared }: { book: DecisionBook; clocks: Clocks; shared: Shared | null },
  ) {
    this.index = indexOf(config);
    this.book = book;
    this.#clocks = clocks;
    this.#always = { line: constant(0), moments: [clocks.from] };
    this.#shared = shared;
    this.#circles = circlesOf(config);
  }

  /** The decisions from a root on, as ids of the book. */
  lineOf(root: Root): Line {
    if ('end' in root) return constant(root.end);
    const { stop } = root;
    const key = stopKey(stop);
    const known = this.#lines.get(key);
    if (known !== undefined) return known;
    const line =
      this.#shared !== null && !this.#shared.isTouched(stop)
        ? this.#shared.lines.lineOf(root)
        : this.#isCircling(stop)
          ? this.#swept(stop)
          : this.#drawn(stop);
    this.#lines.set(key, line);
    return line;
  }

  endId(end: RouteEnd): number {
    const { answered: ringing } = end;
    if (ringing !== undefined) {
      return this.#ring({ kind: 'ring', ringing, seconds: 0 }, this.endId(endOfGroup(end)));
    }
    return this.book.idOf(howItEnds(this.index, end), () => ({ kind: 'end', end }));
  }

  #isCircling(stop: Stop): boolean {
    const id = stop.kind === 'number' ? this.index.numbers.get(stop.id)?.ownerId : stop.id;
    return id !== undefined && this.#circles.has(id);
  }

  #clock({ kind, id, ...stop }: Stop): Clock {
    const { companies, teams } = this.index;
    const isHours = 'part' in stop && stop.part === 'hours';
    const record = kind === 'company' ? companies.get(id) : isHours ? teams.get(id) : undefined;
    return record ? this.#clocks.of(record) : this.#always;
  }

  #step(stop: Stop, moment: number): Step {
    const key = `${stopKey(stop)} ${moment}`;
    const known = this.#steps.get(key) ?? stepAt(this.index, stop, moment);
    this.#steps.set(key, known);
    return known;
  }

  /** The line of a stop from which no call can come back without a choice of the caller. */
  #drawn(stop: Stop): Line {
    const clock = this.#clock(stop);
    const options = clock.moments.map((moment) => this.#option(this.#step(stop, moment)));
    const [only] = options;
    return options.length === 1 && only ? only : picked(clock.line, options);
  }

  #option(step: Step): Line {
    const next = this.#after(step.next);
    if (step.kind === 'on') return next;
    if (step.kind === 'ring') {
      return mapped(ahead(next, step.seconds * 1000), (id) => this.#ring(step, id));
    }
    const { menu } = step;
    const shifts = isEnd(step.next) ? [0] : waitsOf(menu);
    const lines = shifts.map((seconds) => ahead(next, seconds * 1000));
    return combined(lines, (ids) => this.#menu(menu, ids));
  }

  #after(next: Stop | RouteEnd): Line {
    return isEnd(next) ? constant(this.endId(next)) : this.lineOf({ stop: next });
  }

  #ring({ ringing, seconds }: Omit<RingStep, 'next'>, next: number): number {
    const who = whoRings(this.index, ringing);
    return this.book.idOf(`ring ${who} ${seconds} ${next}`, () => ({
      kind: 'ring',
      who,
      ringing,
      seconds,
      next,
    }));
  }

  #menu(menu: RoutedMenu, gaveUp: readonly number[]): number {
    const heard = whatIsHeard(menu);
    const keys = new Map<IvrInput, Root>(
      menu.keys.flatMap(({ input }) =>
        input === 'timeout' ? [] : [[input, this.#rootOf(keyAt(this.index, menu, input))] as const],
      ),
    );
    const leads = ivrInputs.map((input) => {
      const root = keys.get(input);
      return root && ('end' in root ? root.end : stopKey(root.stop));
    });
    const { id, timeout, retries } = menu;
    const signature = ['menu', id, heard, timeout, retries, leads.join(), ...gaveUp].join(' ');
    return this.book.idOf(signature, () => ({ kind: 'menu', menu, heard, keys, gaveUp }));
  }

  #rootOf(next: Stop | RouteEnd): Root {
    return isEnd(next) ? { end: this.endId(next) } : { stop: next };
  }

  /**
   * The line of a stop from which a call may come back: what becomes of it depends on the stops
   * before, so each moment is followed, up to the next at which one of its stops changes.
   */
  #swept(stop: Stop): Line {
    const at: number[] = [];
    const ids: number[] = [];
    const { from, to } = this.#clocks;
    for (let moment = from; moment < to; ) {
      const sweep: Sweep = { moment, until: to, known: new Map() };
      const id = this.#follow(sweep, stop, 0, []);
      if (ids.at(-1) !== id) {
        at.push(at.length === 0 ? -Infinity : moment);
        ids.push(id);
      }
      moment = sweep.until;
    }
    return { at, ids };
  }

  #follow(sweep: Sweep, stop: Stop, seconds: number, seen: readonly string[]): number {
    const key = stopKey(stop);
    if (seen.includes(key)) return this.endId(loopAt(this.index, stop, sweep.moment));
    const state = `${key} ${seconds} ${seen.join()}`;
    const known = sweep.known.get(state);
    if (known !== undefined) return known;
    const { line, moments } = this.#clock(stop);
    const place = stretchAt(line, sweep.moment + seconds * 1000);
    const change = (line.at[place + 1] ?? Infinity) - seconds * 1000;
    sweep.until = Math.min(sweep.until, change);
    const step = this.#step(stop, moments[line.ids[place] ?? 0] ?? sweep.moment);
    const after = (wait: number) =>
      isEnd(step.next)
        ? this.endId(step.next)
        : this.#follow(sweep, step.next, seconds + wait, [...seen, key]);
    const id =
      step.kind === 'on'
        ? after(0)
        : step.kind === 'ring'
          ? this.#ring(step, after(step.seconds))
          : this.#menu(step.menu, (isEnd(step.next) ? [0] : waitsOf(step.menu)).map(after));
    sweep.known.set(state, id);
    return id;
  }
}

interface Sweep {
  readonly moment: number;
  /** Up to when nothing on the way changes. */
  until: number;
  readonly known: Map<string, number>;
}
