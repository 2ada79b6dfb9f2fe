import type { IvrInput } from '@jackfield/contract/api/routing';
import {
  type Answer,
  type Ask,
  type RouteEnd,
  type RouteStep,
  type RoutingConfig,
  walkOf,
} from '@jackfield/domain/routing';

/** What a telephone does when it is called; one that is away is not signed in. */
export const manners = ['answers', 'rings', 'refuses', 'busy', 'away'] as const;
export type Manner = (typeof manners)[number];

/** A call to an account, and what everybody in it does. */
export interface CallStory {
  readonly config: RoutingConfig;
  readonly number: string;
  readonly from: string | null;
  /** Milliseconds. */
  readonly at: number;
  readonly inputs: readonly IvrInput[];
  /** Of each person's telephone. */
  readonly manners: Readonly<Record<string, Manner>>;
  /** Of every outside number. */
  readonly outside: Manner;
  /** Whether the portal lets a forward out. */
  readonly mayCall: boolean;
  /** Ids of teams whose queue is full. */
  readonly fullQueues: readonly string[];
  /** Keys are pressed while the greeting plays, or after it. */
  readonly pressesEarly: boolean;
  readonly hangsUp: 'caller' | 'taker';
}

/** What a call came to, as the portal is told, as telephones saw it and as the caller heard it. */
export interface CallWay {
  /** Its end among them; empty where nobody has the number, of which nothing is told. */
  readonly stops: readonly RouteStep[];
  readonly end: Pick<RouteEnd, 'kind' | 'node'> | null;
  /** Who rang, in order; those who ring at once by name. */
  readonly rang: readonly string[];
  /** Of telephones that rang on: why they ceased to. */
  readonly ceased: readonly string[];
  /** Names of sounds, in order. */
  readonly played: readonly string[];
  readonly isRingingHeard: boolean;
  readonly status: number;
  /** Who ended a call that was answered. */
  readonly endedBy: 'caller' | 'exchange' | 'taker' | null;
  /** Whether the portal is told that somebody took it. */
  readonly isTaken: boolean;
}

export interface ExpectedWay extends CallWay {
  /** How many ring at once in each round. */
  readonly rounds: readonly number[];
  /** Who may have taken it: of those who answer at once any. */
  readonly takers: readonly string[];
  /** What the caller presses after each greeting of a menu. */
  readonly keys: readonly IvrInput[];
  /** Whether telephones ended their ringing before its time, of which the engine knows nothing. */
  readonly isEarly: boolean;
  /** Who is refused at once everywhere may be too late to hear it ring. */
  readonly mayMissRinging: boolean;
}

/** The sounds of queues, and of mailboxes by whose they are. */
export const music = 'music.wav';
export const greetingOf = (ownerId: string) => `greeting-${ownerId}.wav`;

/** When a queue whose people are all busy rings them again, in milliseconds. */
const ringsAgainAfter = 5000;

/** What should become of a call: by the routing's walk, and what docs/exchange.md says of each ask. */
export function expectedWay(story: CallStory): ExpectedWay {
  return new Expectation(story).way();
}

/** The answer by SIP to callers who were not answered, by how the routing ends their call. */
const statuses: Partial<Record<RouteEnd['kind'], number>> = {
  blocked: 403,
  noroute: 404,
  loop: 503,
  hangup: 480,
};

/** The same where a call is sent on to a number outside in vain, by what that does. */
const outsideStatuses: Partial<Record<Manner, number>> = { rings: 480, busy: 486, refuses: 403 };

class Expectation {
  readonly #story: CallStory;
  #now: number;
  readonly #steps: RouteStep[] = [];
  readonly #keys: IvrInput[] = [];
  readonly #rang: string[] = [];
  readonly #ceased: string[] = [];
  readonly #rounds: number[] = [];
  readonly #played: string[] = [];
  #takers: string[] = [];
  #used = 0;
  #isWrong = false;
  #isAnswered = false;
  #isRingingHeard = false;
  #isEarly = false;
  #mayMissRinging = false;

  constructor(story: CallStory) {
    this.#story = story;
    this.#now = story.at;
  }

  way(): ExpectedWay {
    const { config } = this.#story;
    const walk = walkOf(config, this.#story, {
      note: (node, at, reason) => this.#steps.push({ node, at, reason: reason() }),
      trace: () => {},
    });
    let step = walk.next();
    while (step.done !== true) {
      const heard = this.#answerTo(step.value);
      step = walk.next({ heard, at: this.#now });
    }
    const { kind, node, reason, at } = step.value;
    const isKnown = config.numbers.some(({ number }) => number === this.#story.number);
    const finish = this.#finish(step.value);
    return {
      stops: isKnown ? [...this.#steps, { node, reason, at }] : [],
      end: isKnown ? { kind, node } : null,
      rang: this.#rang,
      ceased: this.#ceased,
      played: this.#played,
      isRingingHeard: this.#isRingingHeard,
      ...finish,
      isTaken: this.#takers.length > 0,
      rounds: this.#rounds,
      takers: this.#takers,
      keys: this.#keys,
      isEarly: this.#isEarly,
      mayMissRinging: this.#mayMissRinging,
    };
  }

  #answerTo(asked: Ask): Answer['heard'] {
    if (asked.kind === 'key') return this.#press(asked);
    const { ringers, manner, seconds, node } = asked;
    if (manner === 'queue') return this.#wait(node.id, ringers, seconds * 1000);
    this.#ringsFor(ringers.map((id) => this.#story.manners[id]));
    const rounds = manner === 'inTurn' ? ringers.map((id) => [id]) : [ringers];
    const each = (seconds * 1000) / rounds.length;
    return rounds.some((people) => this.#ring(people, each)) ? 'answers' : 'silent';
  }

  /** The caller hears ringing for telephones with these manners. */
  #ringsFor(those: readonly (Manner | undefined)[]): void {
    if (this.#isAnswered) return;
    const isLong = those.some((manner) => manner === 'rings' || manner === 'answers');
    this.#mayMissRinging = !isLong && (this.#mayMissRinging || !this.#isRingingHeard);
    this.#isRingingHeard = true;
  }

  #press({ menu, repeats }: Extract<Ask, { kind: 'key' }>): IvrInput {
    this.#isAnswered = true;
    if (this.#isWrong && menu.menuMedia.invalidMedia)
      this.#played.push(menu.menuMedia.invalidMedia);
    this.#played.push(menu.menuMedia.greeting ?? '');
    const key = this.#story.inputs[this.#used] ?? 'timeout';
    if (key !== 'timeout' || repeats === 0) this.#used += 1;
    this.#keys.push(key);
    if (key === 'timeout') this.#now += menu.timeout * 1000;
    const isAssigned = menu.keys.some(({ input }) => input === key);
    this.#isWrong = key !== 'timeout' && !isAssigned;
    const { transferMedia } = menu.menuMedia;
    if (key !== 'timeout' && isAssigned && transferMedia) this.#played.push(transferMedia);
    return key;
  }

  /** Rings people at once; whether one of them answers. */
  #ring(people: readonly string[], milliseconds: number): boolean {
    const of = (manner: Manner) => people.filter((id) => this.#story.manners[id] === manner);
    const here = people.filter((id) => this.#story.manners[id] !== 'away');
    this.#rang.push(...here.toSorted());
    this.#rounds.push(here.length);
    this.#takers = of('answers');
    const isTaken = this.#takers.length > 0;
    const ringing = of('rings').toSorted();
    this.#ceased.push(...ringing.map((id) => `${id} ${isTaken ? 'elsewhere' : 'missed'}`));
    if (!isTaken && ringing.length > 0) this.#now += milliseconds;
    else if (!isTaken) this.#isEarly = true;
    return isTaken;
  }

  #wait(teamId: string, people: readonly string[], milliseconds: number): Answer['heard'] {
    if (this.#story.fullQueues.includes(teamId)) {
      this.#isEarly = true;
      return 'silent';
    }
    this.#isAnswered = true;
    if (this.#played.at(-1) !== music) this.#played.push(music);
    const until = this.#now + milliseconds;
    while (this.#now < until) {
      const before = this.#now;
      if (this.#ring(people, until - before)) return 'answers';
      if (this.#now === before) this.#now = Math.min(until, before + ringsAgainAfter);
    }
    return 'silent';
  }

  /** What happens after the walk. */
  #finish(end: RouteEnd): Pick<CallWay, 'status' | 'endedBy'> {
    const { mayCall, outside, hangsUp, config } = this.#story;
    if (end.kind === 'answered') return { status: 200, endedBy: hangsUp };
    if (end.kind === 'voicemail') {
      this.#played.push(greetingOf(end.node.id), 'beep');
      return { status: 200, endedBy: 'caller' };
    }
    if (end.kind === 'message') {
      this.#played.push(end.node.id);
      return { status: 200, endedBy: 'exchange' };
    }
    if (end.kind === 'external' && mayCall) {
      this.#ringsFor([outside]);
      this.#rang.push(end.node.id);
      this.#rounds.push(1);
      if (outside === 'answers') {
        this.#takers = [end.node.id];
        return { status: 200, endedBy: hangsUp };
      }
      if (outside === 'rings') this.#ceased.push(`${end.node.id} missed`);
    }
    this.#takers = [];
    const exit = config.menus.find(({ id }) => id === end.node.id)?.menuMedia.exitMedia;
    if (this.#isAnswered && exit && end.kind !== 'external') this.#played.push(exit);
    if (this.#isAnswered) return { status: 200, endedBy: 'exchange' };
    const outsideStatus = mayCall ? outsideStatuses[outside] : 403;
    const status = end.kind === 'external' ? outsideStatus : statuses[end.kind];
    return { status: status ?? 0, endedBy: null };
  }
}
