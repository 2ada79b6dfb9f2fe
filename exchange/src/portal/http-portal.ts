import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import {
  exchangeChanges,
  exchangeEmergency,
  exchangeLights,
  exchangeLive,
  type ExchangeOutcome,
  exchangeOpenMessages,
  exchangeOutcomes,
  exchangeQueue,
  exchangeRegistrations,
  exchangeRouting,
  exchangeRunning,
  type PhoneLight,
  type RegistrationChange,
} from '@jackfield/contract/api/exchange';
import { moveCallTrial, openCallTrial } from '@jackfield/contract/api/call-trial';
import type { SipServer } from '@jackfield/contract/api/device';
import { supportCallPermission } from '@jackfield/contract/api/usage-intake';
import { takeCallRecording } from '@jackfield/contract/api/recording';
import { takeVoicemailMessage } from '@jackfield/contract/api/voicemail';
import * as v from 'valibot';
import { accountOf } from './account.ts';
import { Journal } from './journal.ts';
import { Live } from './live.ts';
import {
  type LeftMessage,
  messageOf,
  outcomesOf,
  type RecordedTalk,
  recordingsOf,
} from './outcome.ts';
import { RecordedSounds } from './recorded-sounds.ts';
import { SoundFiles } from './sound-files.ts';
import type {
  CallAccount,
  CallRecord,
  HelpCall,
  OutsideLeg,
  PhoneVoicemail,
  Portal,
  Trials,
} from './portal.ts';

export interface HttpPortalOptions {
  /** The address of the portal. */
  readonly url: string;
  /** EXCHANGE_KEY. */
  readonly key: string;
  /** Of this exchange. */
  readonly name: string;
  /** Where phones reach it. */
  readonly sip: SipServer;
  /** Where the portal reaches the web socket of its Asterisk. */
  readonly webSocket: string;
  /** Where routing is held for the time that the portal is away; made where it is missing. */
  readonly folder: string;
  /** Where Asterisk finds sounds that were fetched; made where it is missing. */
  readonly sounds: string;
  /** Where Asterisk puts what it records. */
  readonly recordings: string;
  /** Where messages lie while a phone plays them; made where it is missing, and emptied. */
  readonly heard: string;
  /** Phones whose rows are old, or whose registration ends (`isRevoked`). */
  onPhones(phones: Changes['accounts'][number]['phones']): void;
  /** Phones whose light may be another one; null for any, because changes may have been missed. */
  onLights(phones: readonly string[] | null): void;
  /** The portal does not take a call, or a message or recording of one, in. */
  onRefused(what: string, because: string): void;
  onError(error: unknown): void;
}

type Answer = v.InferOutput<typeof exchangeRouting.answer>;
type ToldHelp = v.InferInput<typeof exchangeEmergency.body>;
type Changes = v.InferOutput<typeof exchangeChanges.answer>;

type Asked = Parameters<Portal['accountOf']>[0];

const isOf = ({ config, phones }: Answer, asked: Asked) =>
  'number' in asked
    ? config.numbers.some(({ number }) => number === asked.number)
    : phones.some(({ name }) => name === asked.phone);

/** Of a web phone, whose person says where they are a moment before they call for help. */
const isOfWebPhone = ({ phones }: Answer, asked: Asked) =>
  'phone' in asked && phones.some(({ name, place }) => name === asked.phone && place !== undefined);

interface Held {
  readonly answer: Answer;
  /** Milliseconds. */
  readonly readAt: number;
  readonly account: CallAccount;
}

/** How long calls go on by routing that was read before, in milliseconds (CALL-11). */
const heldFor = 24 * 60 * 60_000;
/** Milliseconds that a call waits for the portal. */
const patience = 2000;
/** Milliseconds that a call for help waits for it, where there is something to go on by. */
const helpPatience = 500;
/** Milliseconds that a sound is waited for, which is made when it is asked for. */
const soundPatience = 60_000;
const pause = 1000;

/**
 * What the portal answers to calls. Routing is read when a call first needs it and held until the
 * portal tells that it is old, so that a save counts for the next call (CALL-03); while the portal is
 * away calls go on by what was read.
 */
export class HttpPortal implements Portal {
  readonly #options: HttpPortalOptions;
  /** By account. */
  readonly #held = new Map<string, Held>();
  /** Accounts of which what is held is as the portal has it. */
  readonly #fresh = new Set<string>();
  /** Versions that the portal told of: what is read with a lower one was on its way meanwhile. */
  readonly #newest = new Map<string, number>();
  readonly #reading = new Map<string, Promise<CallAccount | null>>();
  readonly #closing = new AbortController();
  readonly live = new Live({ send: (news) => this.#tellLive(news) });
  readonly #outcomes: Journal<ExchangeOutcome>;
  readonly #calledForHelp: Journal<ToldHelp>;
  readonly #messages: RecordedSounds<LeftMessage>;
  readonly #recordings: RecordedSounds<RecordedTalk>;
  readonly #sounds: SoundFiles;
  #watching: Promise<void> = Promise.resolve();
  /** What was told last of trials. */
  #moving: Promise<void> = Promise.resolve();

  constructor(options: HttpPortalOptions) {
    this.#options = options;
    this.#outcomes = new Journal({
      folder: join(options.folder, 'outcomes'),
      send: (call) => this.#send(call),
    });
    const { recordings, onRefused } = options;
    this.#messages = new RecordedSounds({
      what: 'the message of call',
      folder: join(options.folder, 'messages'),
      recordings,
      send: async (message, wave) =>
        v.parse(takeVoicemailMessage.answer, await this.#sendSound('messages', message, wave))
          .refused,
      onRefused,
    });
    this.#recordings = new RecordedSounds({
      what: 'the recording',
      folder: join(options.folder, 'recordings'),
      recordings,
      send: async (talk, wave) =>
        v.parse(takeCallRecording.answer, await this.#sendSound('recordings', talk, wave)).refused,
      onRefused,
    });
    this.#sounds = new SoundFiles({
      folder: options.sounds,
      fetch: (sha256) => this.#fetchSound(sha256),
      onError: options.onError,
    });
    this.#calledForHelp = new Journal({
      folder: join(options.folder, 'emergency'),
      send: (call) => this.#sendHelp(call),
    });
  }

  /** Reads what the process before held, and begins to hear of changes. */
  async open(): Promise<void> {
    const { heard } = this.#options;
    await mkdir(this.#folder, { recursive: true });
    await rm(heard, { recursive: true, force: true });
    await mkdir(heard, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#folder)) {
      if (name.endsWith('.json')) await this.#recall(join(this.#folder, name));
    }
    const media = [...this.#held.values()].flatMap(({ answer }) => answer.media);
    await this.#sounds.open(new Set(media.map(({ sha256 }) => sha256)));
    await this.#outcomes.open();
    await this.#calledForHelp.open();
    await this.#messages.open();
    await this.#recordings.open();
    this.live.open();
    this.#watching = this.#watch();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const journals = [this.#outcomes, this.#calledForHelp, this.#messages, this.#recordings];
    await Promise.all([this.#watching, this.live.close(), ...journals.map((one) => one.close())]);
  }

  /** The account that has a number, in E.164, or a phone; null where nobody has it. */
  async accountOf(asked: Asked, { isForHelp = false } = {}): Promise<CallAccount | null> {
    const held = [...this.#held.values()].find(({ answer }) => isOf(answer, asked));
    const mayBeTold = isForHelp && held !== undefined && isOfWebPhone(held.answer, asked);
    if (held && !mayBeTold && this.#fresh.has(held.answer.account.id)) return held.account;
    try {
      return await this.#readOnce(asked, held && isForHelp ? helpPatience : patience);
    } catch (error) {
      if (held && Date.now() - held.readAt < heldFor) return held.account;
      throw error;
    }
  }

  heldAccount(id: string): CallAccount | null {
    return this.#held.get(id)?.account ?? null;
  }

  /** Asked for each call; while the portal is away the rules of the routing alone hold. */
  async mayCall(
    { id: tenantId }: CallAccount,
    { to, personId }: { to: string; personId: string | null },
  ): Promise<boolean> {
    try {
      const asked = { tenantId, teammateId: personId, to };
      const response = await this.#ask('support/call-permission', patience, asked);
      return v.parse(supportCallPermission.answer, await response.json()).isAllowed;
    } catch (error) {
      this.#options.onError(error);
      return true;
    }
  }

  /** Signs a person out of all queues, or in to all; null for who is in none. */
  async signQueues(
    { id: accountId }: CallAccount,
    teammateId: string,
  ): Promise<{ isSignedOut: boolean } | null> {
    const response = await this.#ask('exchange/queue', patience, { accountId, teammateId });
    if (!response.ok) return null;
    return v.parse(exchangeQueue.answer, await response.json());
  }

  /** Which calls abroad are not to go on, by their ids; none while the portal is away. */
  async linesToEnd(
    { id: accountId }: CallAccount,
    lines: readonly OutsideLeg[],
  ): Promise<string[]> {
    const calls = lines.map(({ id, number, from, personId, answeredAt, startedAt }) => ({
      id,
      from: from ?? '',
      to: number,
      teammateId: personId,
      answeredAt: new Date(answeredAt ?? startedAt).toISOString(),
    }));
    const response = await this.#ask('exchange/running', patience, { accountId, calls });
    return v.parse(exchangeRunning.answer, await response.json()).ends.map(({ id }) => id);
  }

  /** Done once it is kept; the portal is told as soon as it listens. */
  async tell(account: CallAccount, record: CallRecord): Promise<void> {
    for (const call of outcomesOf(account, record)) await this.#outcomes.add(call);
    const message = messageOf(account, record);
    if (message) await this.#messages.add(message);
    for (const talk of recordingsOf(account, record)) await this.#recordings.add(talk);
  }

  /** Done once it is kept; the portal is told as soon as it listens. */
  tellOfHelp({ id: accountId }: CallAccount, call: HelpCall): Promise<void> {
    const { personId, from, startedAt, ...told } = call;
    return this.#calledForHelp.add({
      ...told,
      accountId,
      teammateId: personId,
      from: from ?? '',
      startedAt: new Date(startedAt).toISOString(),
    });
  }

  /** Phones that may not sign in are named by the portal, and signed out like those revoked. */
  async tellRegistrations(change: RegistrationChange): Promise<void> {
    const { name: exchange, sip, webSocket, onPhones } = this.#options;
    const told = { exchange, sip, webSocket, ...change };
    const response = await this.#ask('exchange/registrations', 60_000, told);
    const { refused } = v.parse(exchangeRegistrations.answer, await response.json());
    if (refused.length > 0) onPhones(refused.map((name) => ({ name, isRevoked: true })));
  }

  /** How many messages the people of phones have; phones that may not sign in are missing. */
  async lightsOf(phones: readonly string[]): Promise<PhoneLight[]> {
    const response = await this.#ask('exchange/lights', 10_000, { phones });
    return v.parse(exchangeLights.answer, await response.json()).lights;
  }

  readonly phoneVoicemail: PhoneVoicemail = {
    open: async (hearer) => {
      const response = await this.#ask('exchange/messages', patience, hearer);
      return response.ok ? v.parse(exchangeOpenMessages.answer, await response.json()) : null;
    },
    hear: async (hearer, id, play) => {
      const response = await this.#askOf(id, 'sound', hearer);
      const file = join(this.#options.heard, randomUUID());
      try {
        await writeFile(`${file}.wav`, await response.bytes(), { mode: 0o600 });
        return await play(file);
      } finally {
        await rm(`${file}.wav`, { force: true });
      }
    },
    change: async (hearer, id, change) => {
      await this.#askOf(id, 'change', { ...hearer, change });
    },
  };

  readonly trials: Trials = {
    open: async (dialled) => {
      const response = await this.#ask(
        `exchange/trial?${new URLSearchParams({ ...dialled })}`,
        patience,
      );
      if (!response.ok) return null;
      const { trial, ...told } = v.parse(openCallTrial.answer, await response.json());
      const call = { ...trial, at: Date.parse(trial.at) };
      return { account: this.#accountOf(told), call };
    },
    move: (dialled, progress) => {
      this.#moving = this.#moving
        .then(() => this.#ask('exchange/trial', patience, { ...dialled, progress }))
        .then(async (response) => void v.parse(moveCallTrial.answer, await response.json()))
        .catch(this.#options.onError);
    },
  };

  async #askOf(id: string, what: string, asked: object): Promise<Response> {
    const response = await this.#ask(`exchange/messages/${id}/${what}`, 10_000, asked);
    if (!response.ok) throw new Error(`The portal has no message ${id}.`);
    return response;
  }

  get #folder(): string {
    return join(this.#options.folder, 'accounts');
  }

  #ask(path: string, milliseconds: number, body?: unknown): Promise<Response> {
    if (body === undefined) return this.#request(path, milliseconds, {});
    return this.#request(path, milliseconds, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }

  async #request(path: string, milliseconds: number, asked: RequestInit): Promise<Response> {
    const { url, key } = this.#options;
    const authorization = `Basic ${Buffer.from(`exchange:${key}`).toString('base64')}`;
    const answer = await fetch(new URL(`/api/${path}`, url), {
      ...asked,
      headers: { ...asked.headers, authorization },
      signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(milliseconds)]),
    });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`The portal answered ${answer.status} for ${path}.`);
  }

  /** Calls of accounts that are not there any more are of no interest. */
  async #tellLive(news: object): Promise<void> {
    const told = { exchange: this.#options.name, ...news };
    const response = await this.#ask('exchange/live', 10_000, told);
    v.parse(exchangeLive.answer, await response.json());
  }

  /** What the portal refuses for good is said, and not told again. */
  async #send(call: ExchangeOutcome): Promise<void> {
    const response = await this.#ask('exchange/outcomes', patience, { calls: [call] });
    if (!response.ok) throw new Error('The portal takes in no calls.');
    const { refused } = v.parse(exchangeOutcomes.answer, await response.json());
    for (const { id, because } of refused) this.#options.onRefused(`call ${id}`, because);
  }

  async #fetchSound(sha256: string): Promise<Uint8Array> {
    const response = await this.#ask(`exchange/media/${sha256}.wav`, soundPatience);
    if (!response.ok) throw new Error(`The portal has no sound ${sha256}.`);
    return response.bytes();
  }

  async #sendHelp(call: ToldHelp): Promise<void> {
    const response = await this.#ask('exchange/emergency', patience, call);
    if (!response.ok) throw new Error('The portal takes in no calls for help.');
    const { isTaken } = v.parse(exchangeEmergency.answer, await response.json());
    if (!isTaken) this.#options.onRefused(call.id, 'it is of nobody there');
  }

  async #sendSound(
    kind: string,
    { id, told }: LeftMessage | RecordedTalk,
    wave: Buffer<ArrayBuffer>,
  ): Promise<unknown> {
    const path = `exchange/${kind}/${id}?${new URLSearchParams({ ...told })}`;
    const response = await this.#request(path, soundPatience, {
      method: 'PUT',
      headers: { 'content-type': 'audio/wav' },
      body: wave,
    });
    if (!response.ok) throw new Error(`The portal takes in no ${kind}.`);
    return response.json();
  }

  /** Calls that come at once wait for one answer. */
  #readOnce(asked: Asked, within: number): Promise<CallAccount | null> {
    const query = new URLSearchParams({ ...asked }).toString();
    const known = this.#reading.get(query);
    if (known) return known;
    const reading = this.#read(query, within).finally(() => this.#reading.delete(query));
    this.#reading.set(query, reading);
    return reading;
  }

  async #read(query: string, within: number): Promise<CallAccount | null> {
    const response = await this.#ask(`exchange/routing?${query}`, within);
    if (response.status === 404) return null;
    const answer = v.parse(exchangeRouting.answer, await response.json());
    const { id } = answer.account;
    // What was told of meanwhile may be newer.
    const known = this.#held.get(id);
    const isKnown = known !== undefined && this.#fresh.has(id);
    const isNewer = !isKnown || known.answer.version <= answer.version;
    const held = isNewer ? this.#keep(answer, Date.now()) : known;
    if (isNewer) void this.#sounds.fetch(answer.media.map(({ sha256 }) => sha256));
    if (answer.version >= (this.#newest.get(id) ?? 0)) this.#fresh.add(id);
    // A call goes on without a file.
    if (isNewer) await this.#write(held).catch(this.#options.onError);
    return held.account;
  }

  #keep(answer: Answer, readAt: number): Held {
    const held = { answer, readAt, account: this.#accountOf(answer) };
    this.#held.set(answer.account.id, held);
    return held;
  }

  #accountOf(answer: Answer): CallAccount {
    const { url: portal } = this.#options;
    return accountOf(answer, { portal, fileOf: (sha256) => this.#sounds.fileOf(sha256) });
  }

  async #write({ answer, readAt }: Held): Promise<void> {
    const file = join(this.#folder, `${answer.account.id}.json`);
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify({ answer, readAt }), { mode: 0o600 });
    await rename(draft, file);
  }

  async #recall(file: string): Promise<void> {
    try {
      const { answer, readAt } = JSON.parse(await readFile(file, 'utf8')) as Held;
      this.#keep(v.parse(exchangeRouting.answer, answer), readAt);
    } catch {
      // A file of another version of ours is read anew from the portal.
    }
  }

  /** Hears of changes for as long as it is open. */
  async #watch(): Promise<void> {
    const { signal } = this.#closing;
    let after: string | null = null;
    while (!signal.aborted) {
      try {
        const query = after === null ? '' : `?${new URLSearchParams({ after })}`;
        const response = await this.#ask(`exchange/changes${query}`, 60_000);
        const changes = v.parse(exchangeChanges.answer, await response.json());
        // Before the first answer nobody told of anything.
        if (after === null || !changes.isWhole) {
          this.#fresh.clear();
          this.#newest.clear();
        }
        this.#options.onLights(after === null || !changes.isWhole ? null : changes.lights);
        for (const { accountId, version, phones } of changes.accounts) {
          this.#newest.set(accountId, version);
          this.#fresh.delete(accountId);
          this.#options.onPhones(phones);
        }
        ({ after } = changes);
      } catch {
        this.#fresh.clear();
        after = null;
        await new Promise((resolve) => setTimeout(resolve, signal.aborted ? 0 : pause));
      }
    }
  }
}
