import { builtInMedia } from '@jackfield/contract/api/media';
import type { IvrInput } from '@jackfield/contract/api/routing';
import type { Call, RouteEnd } from './call.ts';
import { indexOf, type RoutingConfig } from './config.ts';
import { GivenAnswers, walkOf } from './simulate.ts';
import type { Answer, Ask, KeyAsk, RingAsk } from './walk.ts';

/** Which of the sounds of a place it is. */
export type SoundRole = 'menu' | 'wrongKey' | 'transfer' | 'goodbye' | 'voicemail' | 'message';

/** Something that a caller hears or does; `name` is of the place. */
type Part =
  /** `id` is of the medium; null where none is chosen, and the caller hears nothing. */
  | { readonly kind: 'sound'; readonly role: SoundRole; readonly id: string | null }
  /** Seconds until it is given up; none are known where somebody takes the call. */
  | { readonly kind: 'ringing'; readonly seconds: number | null }
  /** Of a queue, by its media in their order. */
  | { readonly kind: 'music'; readonly ids: readonly string[]; readonly seconds: number | null }
  /** Null: the caller has not said which key. */
  | { readonly kind: 'key'; readonly seconds: number; readonly key: IvrInput | null }
  | { readonly kind: 'beep' };

/** A part of what is heard, on the way to a step of `simulate` by its place; its end comes last. */
export type HeardPart = Part & { readonly step: number; readonly name: string };

/** What callers hear before they leave a message for a person or team. */
export function greetingOf(config: RoutingConfig, ownerId: string): string {
  const { teams, people } = indexOf(config);
  return (teams.get(ownerId) ?? people.get(ownerId))?.greeting ?? builtInMedia.greeting;
}

/** What callers hear who wait in the queue of a team, in its order. */
export function holdMusicOf(config: RoutingConfig, teamId: string): readonly string[] {
  const chosen = indexOf(config).teams.get(teamId)?.holdMusic ?? [];
  return chosen.length > 0 ? chosen : [builtInMedia.music];
}

/** What a menu says to a caller who gets no further than it. */
export const goodbyeOf = (config: RoutingConfig, { node }: Pick<RouteEnd, 'node'>) =>
  indexOf(config).menus.get(node.id)?.menuMedia.exitMedia ?? null;

/** What is heard of a call, part by part, along `simulate` (CALL-16). */
class Hearing {
  readonly #config: RoutingConfig;
  readonly parts: HeardPart[] = [];
  step = 0;
  /** The last key was a wrong one. */
  #isWrong = false;

  constructor(config: RoutingConfig) {
    this.#config = config;
  }

  #add(name: string, part: Part): void {
    this.parts.push({ ...part, name, step: this.step });
  }

  #sound(name: string, role: SoundRole, id: string | null): void {
    if (id !== null) this.#add(name, { kind: 'sound', role, id });
  }

  asked(asked: Ask, { heard }: Answer, isOpen: boolean): void {
    if (asked.kind === 'ring') return this.#rings(asked, heard === 'answers');
    this.#menu(asked, heard as IvrInput, isOpen);
  }

  #rings({ node: { id, name }, manner, seconds }: RingAsk, isTaken: boolean): void {
    const lasts = { seconds: isTaken ? null : seconds };
    if (manner !== 'queue') return this.#add(name, { kind: 'ringing', ...lasts });
    this.#add(name, { kind: 'music', ids: holdMusicOf(this.#config, id), ...lasts });
  }

  #menu({ menu }: KeyAsk, heard: IvrInput, isOpen: boolean): void {
    const { name, timeout: seconds, keys, menuMedia } = menu;
    if (this.#isWrong) this.#sound(name, 'wrongKey', menuMedia.invalidMedia);
    this.#add(name, { kind: 'sound', role: 'menu', id: menuMedia.greeting });
    this.#add(name, { kind: 'key', seconds, key: isOpen ? null : heard });
    this.#isWrong = heard !== 'timeout' && !keys.some(({ input }) => input === heard);
    if (heard !== 'timeout' && !this.#isWrong) {
      this.#sound(name, 'transfer', menuMedia.transferMedia);
    }
  }

  ended(end: RouteEnd): void {
    const { id, name } = end.node;
    if (end.kind === 'message') return this.#sound(name, 'message', id);
    if (end.kind === 'external') return this.#add(name, { kind: 'ringing', seconds: null });
    if (end.kind === 'voicemail') {
      this.#sound(name, 'voicemail', greetingOf(this.#config, id));
      this.#add(name, { kind: 'beep' });
    }
    if (end.kind !== 'answered') this.#sound(name, 'goodbye', goodbyeOf(this.#config, end));
  }
}

/**
 * What the caller hears of a call and does, in its order, by the same walk as `simulate`: `step` of a
 * part is the place of the step that it leads to (CALL-16).
 */
export function heardOf(config: RoutingConfig, call: Call): HeardPart[] {
  const hearing = new Hearing(config);
  const note = () => {
    hearing.step += 1;
  };
  const given = new GivenAnswers(call);
  const walk = walkOf(config, call, { note, trace: () => {} });
  let next = walk.next();
  while (next.done !== true) {
    const answer = given.to(next.value);
    hearing.asked(next.value, answer, given.asked !== null);
    next = walk.next(answer);
  }
  hearing.ended(next.value);
  return hearing.parts;
}
