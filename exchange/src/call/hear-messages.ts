import { builtInMedia } from '@jackfield/contract/api/media';
import type { HangUpReason } from '../ari/events.ts';
import type { CallAccount, PhoneVoicemail } from '../portal/portal.ts';
import type { Inbox } from './inbox.ts';
import type { Sounds } from './sounds.ts';

/** A phone that hears something and is in no call. */
export interface ServedPhone {
  /** As Asterisk names its channel among its resources. */
  readonly path: string;
  readonly inbox: Inbox;
  readonly sounds: Sounds;
  /** What comes before each message. */
  readonly beep: string;
  answer(): Promise<void>;
}

export interface HearingOptions {
  readonly account: CallAccount;
  readonly personId: string;
  readonly voicemail: PhoneVoicemail;
}

/** Milliseconds until the next digit of a PIN, and until the key after a message. */
const patience = 10_000;
/** Times that nothing is entered or pressed before the phone is hung up. */
const mostSilences = 2;
const longestPin = 8;

type Choice = 'again' | 'keep' | 'delete';
const choices = new Map<string, Choice>([
  ['1', 'again'],
  ['2', 'keep'],
  ['3', 'delete'],
]);

/**
 * Asks a phone for the PIN of its person, and plays what nobody heard (MSG-04): 1 plays a message
 * again, 2 keeps it, 3 deletes it. Heard is what was played whole, or kept.
 *
 * @returns why the phone is to be hung up
 */
export async function hearMessages(
  phone: ServedPhone,
  { account, personId, voicemail }: HearingOptions,
): Promise<HangUpReason> {
  const { path, sounds, beep } = phone;
  const pressed = new PressedKeys(phone.inbox);
  const person = { accountId: account.id, teammateId: personId };

  /** Plays sounds until a key is pressed; whether they were heard whole. */
  async function play(wanted: readonly string[]): Promise<boolean> {
    const playing = sounds.play(path, wanted);
    const isHeard = await Promise.race([playing.done, pressed.any()]);
    if (pressed.isAny) await playing.stop();
    return isHeard && !pressed.isAny;
  }
  async function say(prompt: keyof typeof builtInMedia): Promise<void> {
    const sound = account.soundOf(builtInMedia[prompt]);
    if (sound !== null) await play([sound]);
  }

  /** What is entered up to `#`; null where nothing is, again and again. */
  async function askPin(): Promise<string | null> {
    for (let silences = 0; silences < mostSilences; silences += 1) {
      await say('pinAsk');
      let pin = '';
      for (;;) {
        const key = await pressed.next(patience);
        if (key === null || key === '#') break;
        // One that is too long is wrong, however long it is.
        pin = `${pin}${key}`.slice(0, longestPin + 1);
      }
      if (pin !== '') return pin;
    }
    return null;
  }

  /** What is to become of a message; null where nothing that is offered is pressed. */
  async function askWhat(): Promise<Choice | null> {
    for (let silences = 0; silences < mostSilences; silences += 1) {
      if (!pressed.isAny) await say('messagesChoice');
      const choice = choices.get((await pressed.next(patience)) ?? '');
      if (choice !== undefined) return choice;
    }
    return null;
  }

  /** Plays a message until it is kept or deleted; false once nobody presses anything. */
  async function hear(id: string, pin: string): Promise<boolean> {
    const hearer = { ...person, pin };
    return voicemail.hear(hearer, id, async (file) => {
      for (;;) {
        const isWhole = await play([beep, file]);
        if (isWhole) await voicemail.change(hearer, id, 'heard');
        const choice = await askWhat();
        if (choice === 'again') continue;
        if (choice === 'keep' && !isWhole) await voicemail.change(hearer, id, 'heard');
        if (choice === 'delete') {
          await voicemail.change(hearer, id, 'deleted');
          await say('messagesDeleted');
        }
        return choice !== null;
      }
    });
  }

  const first = await voicemail.open({ ...person, pin: null });
  if (first === null) return 'unallocated';
  await phone.answer();
  let { opening } = first;
  while (opening === 'ask' || opening === 'wrong') {
    if (opening === 'wrong') await say('pinWrong');
    const pin = await askPin();
    if (pin === null) return 'normal';
    const opened = await voicemail.open({ ...person, pin });
    if (opened === null) return 'unallocated';
    ({ opening } = opened);
    if (opening !== 'open') continue;
    for (const { id } of opened.messages) if (!(await hear(id, pin))) return 'normal';
    await say(opened.messages.length > 0 ? 'messagesOver' : 'messagesNone');
  }
  if (opening === 'locked') await say('pinLocked');
  if (opening === 'noPin') await say('pinNone');
  return 'normal';
}

/** Keys in the order in which they are pressed, also while nobody waits for one. */
class PressedKeys {
  readonly #inbox: Inbox;
  readonly #pressed: string[] = [];

  constructor(inbox: Inbox) {
    this.#inbox = inbox;
    // It waits first, so that whoever waits after it finds the key.
    void inbox
      .next((event) => {
        if (event.type === 'ChannelDtmfReceived') this.#pressed.push(event.digit);
        return undefined;
      })
      .catch(() => {});
  }

  get isAny(): boolean {
    return this.#pressed.length > 0;
  }

  /** False once there is a key, which stays. */
  async any(): Promise<false> {
    if (!this.isAny) await this.#inbox.next(() => this.isAny || undefined);
    return false;
  }

  /** The next key; null after some milliseconds without. */
  next(milliseconds: number): Promise<string | null> {
    const key = this.#pressed.shift();
    if (key !== undefined) return Promise.resolve(key);
    return this.#inbox.next(() => this.#pressed.shift(), milliseconds);
  }
}
