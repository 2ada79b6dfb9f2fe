import { type IvrInput, ivrInputs } from '@jackfield/contract/api/routing';
import type { RoutedMenu, RoutingConfig } from '@jackfield/domain/routing';
import type { CallAccount } from '../portal/portal.ts';
import type { GivenAnswer } from './call-state.ts';
import type { Caller } from './caller.ts';
import type { Clock } from './clock.ts';
import type { Inbox } from './inbox.ts';

export interface MenuKeysOptions {
  readonly account: CallAccount;
  readonly caller: Caller;
  readonly clock: Clock;
  readonly inbox: Inbox;
}

/** What a caller presses who hears a menu. */
export class MenuKeys {
  readonly #options: MenuKeysOptions;
  /** The last key was a wrong one. */
  #isWrong = false;

  constructor(options: MenuKeysOptions) {
    this.#options = options;
  }

  /** Plays a menu, which a key ends; 'timeout' where none is pressed within its seconds. */
  async ask(menu: RoutedMenu): Promise<IvrInput> {
    const { account, caller, clock } = this.#options;
    await caller.answer();
    const pressed = this.#nextKey();
    const { greeting, invalidMedia, transferMedia } = menu.menuMedia;
    const sounds = [this.#isWrong ? invalidMedia : null, greeting].flatMap(
      (id) => account.soundOf(id ?? '') ?? [],
    );
    const playing = sounds.length === 0 ? null : caller.play(sounds);
    const heard = await Promise.race([pressed.key, playing?.done ?? true]);
    if (playing && typeof heard !== 'boolean') await playing.stop();
    const late = clock.after(menu.timeout * 1000, pressed.giveUp);
    const key = await pressed.key;
    late();
    this.#isWrong = key !== null && !menu.keys.some(({ input }) => input === key);
    const isTransfer = key !== null && !this.#isWrong;
    if (isTransfer) await caller.say(account.soundOf(transferMedia ?? ''));
    return key ?? 'timeout';
  }

  /** The next key that is pressed; null once it is given up. */
  #nextKey() {
    const given = Promise.withResolvers<null>();
    const heard = this.#options.inbox.next((event) =>
      event.type === 'ChannelDtmfReceived' && isKey(event.digit) ? event.digit : undefined,
    );
    const key = Promise.race([heard, given.promise]);
    // Nobody may wait for it any more when the caller hangs up.
    key.catch(() => {});
    return { key, giveUp: () => given.resolve(null) };
  }
}

const isKey = (digit: string): digit is Exclude<IvrInput, 'timeout'> =>
  digit !== 'timeout' && (ivrInputs as readonly string[]).includes(digit);

/** The keys by which a caller came somewhere: those that menus have, in their order. */
export function keysOf({ menus }: RoutingConfig, answers: readonly GivenAnswer[]): IvrInput[] {
  return answers.flatMap(({ asked, heard }) => {
    const keys = menus.find(({ id }) => asked === `key ${id}`)?.keys ?? [];
    return keys.flatMap(({ input }) => (input === heard && input !== 'timeout' ? input : []));
  });
}
