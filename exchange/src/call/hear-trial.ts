import type { IvrInput } from '@jackfield/contract/api/routing';
import type { TrialProgress } from '@jackfield/contract/api/call-trial';
import {
  type Answer,
  type Ask,
  goodbyeOf,
  outcomeOf,
  type RingAsk,
  type RouteEnd,
  walkOf,
} from '@jackfield/domain/routing';
import type { Ari } from '../ari/ari.ts';
import type { HangUpReason } from '../ari/events.ts';
import type { Trial } from '../portal/portal.ts';
import { Caller } from './caller.ts';
import type { Clock } from './clock.ts';
import type { ServedPhone } from './hear-messages.ts';
import { MenuKeys } from './menu-keys.ts';

export interface TrialOptions extends Trial {
  readonly ari: Pick<Ari, 'request'>;
  readonly clock: Clock;
  readonly channelId: string;
  /** Of one whose telephone took the call, and of a call that is over. */
  readonly tones: { readonly taken: string; readonly over: string };
  /** Hears how far it is. */
  tell(progress: TrialProgress): void;
}

/** Nobody is called: seconds that it rings, or that music plays, before it goes on as it would. */
const rings = 6;
const waits = 10;
/** Seconds after the beep of a voicemail, which keeps nothing. */
const speaks = 5;

/**
 * Lets a phone hear what the caller of a tried call would hear (CALL-16): greetings and menus, with
 * keys, by the walk of the routing as for a call from outside, at the time that is asked for. No phone
 * rings, nothing is recorded, told or charged: it is no call of anybody.
 *
 * @returns why the phone is to be hung up
 */
export async function hearTrial(phone: ServedPhone, options: TrialOptions): Promise<HangUpReason> {
  const { account, ari, call, channelId, clock, tones, tell } = options;
  const { sounds, inbox, beep } = phone;
  const caller = new Caller({ ari, sounds, channelId: () => channelId, isAnswered: false });
  const keys = new MenuKeys({ account, caller, clock, inbox });
  const inputs: IvrInput[] = [];
  let step = 0;
  const move = (isOver = false) => tell({ inputs: [...inputs], step, isOver });
  const pause = (seconds: number) => inbox.next(() => undefined, seconds * 1000);

  async function ring(): Promise<void> {
    await caller.ring();
    await pause(rings);
    await caller.stopRinging();
  }

  async function queue({ node, seconds }: RingAsk): Promise<void> {
    const music = account.holdMusicOf(node.id);
    if (music.length === 0) return ring();
    await caller.answer();
    const end = caller.repeat(music, () => {});
    await pause(Math.min(seconds, waits));
    await end();
  }

  async function carryOut(asked: Ask): Promise<Answer['heard']> {
    // Who is told that a menu waits can press a key.
    if (asked.kind === 'key') await caller.answer();
    move();
    if (asked.kind === 'ring') {
      await (asked.manner === 'queue' ? queue(asked) : ring());
      return outcomeOf(call, asked);
    }
    const key = await keys.ask(asked.menu);
    // As `simulate` takes them: who presses nothing presses nothing until the menu gives up.
    if (key !== 'timeout' || asked.repeats === 0) inputs.push(key);
    return key;
  }

  async function finish(end: RouteEnd): Promise<void> {
    if (end.kind === 'external') await ring();
    if (end.kind === 'answered' || end.kind === 'external') return caller.say(tones.taken);
    if (end.kind === 'message') return caller.say(account.soundOf(end.node.id));
    if (end.kind === 'voicemail') {
      await caller.say(account.greetingOf(end.node.id));
      await caller.say(beep);
      await pause(speaks);
    }
    const goodbye = goodbyeOf(account.config, end);
    if (goodbye) await caller.say(account.soundOf(goodbye));
    await caller.say(tones.over);
  }

  const note = () => {
    step += 1;
  };
  const walk = walkOf(account.config, call, { note, trace: () => {} });
  try {
    let next = walk.next();
    // Of ringing in vain the time goes by that it would take.
    while (next.done !== true) next = walk.next({ heard: await carryOut(next.value) });
    move();
    await finish(next.value);
    return 'normal';
  } finally {
    move(true);
  }
}
