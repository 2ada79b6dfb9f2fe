import { alwaysOpenIn } from '@jackfield/domain/business-hours';
import { account, company, person, to } from '@jackfield/domain/routing/sample-account';
import { expect, vi } from 'vitest';
import type { CallAccount, CallRecord } from '../../src/portal/portal.ts';
import { callAccount } from '../../src/portal/sample-call-account.ts';
import type { AgentCall } from './sip-agent.ts';
import type { WireExchange } from './wire-exchange.ts';

/**
 * Where Ana sends who she talks to: to Ben, who answers, to Cid, who is busy and takes messages, to a
 * number outside, or in person to Ben whom she called before ('asked'). 'afterCalling' is to Ben too,
 * of somebody outside whom she called herself.
 */
export const transferKinds = [
  'toBen',
  'toCid',
  'toNowhere',
  'outside',
  'busyOutside',
  'afterCalling',
  'toAsked',
  'toAskedWhoLeaves',
] as const;
type TransferKind = (typeof transferKinds)[number];

export interface TransferStory {
  readonly kind: TransferKind;
  readonly isWithoutSubscription: boolean;
  /** Ana's telephone hangs up itself once its REFER is taken, as some do. */
  readonly anaHangsUp: boolean;
  /** How long Ben's telephone rings before he answers, in milliseconds. */
  readonly benRings: number;
  /** When the one who is sent on hangs up after that, in milliseconds; null for the very end. */
  readonly leavesAfter: number | null;
  readonly endedBy: 'sent' | 'taker';
}

interface Told {
  readonly number: string;
  readonly stop: string | undefined;
  /** Whom the call rang outside. */
  readonly outside: string;
}

const mainOf = (at: number) => `+1251555${1000 + at}`;
const outsideOf = (at: number) => `+1251556${1000 + at}`;
const busyOf = (at: number) => `+1251557${1000 + at}`;
const people = ['ana', 'ben', 'cid'];
const namesOf = (at: number) => people.map((who) => `${who}-${at}`);
const whoIs = (name: string) => name.replace(/-.*/, '');

/** Telephones of so many transfers, of an agent at an address. */
export const transferPhones = (
  count: number,
  { address, port }: { address: string; port: number },
) =>
  Array.from({ length: count }, (_, at) => namesOf(at))
    .flat()
    .map((name) => ({ name, contact: `sip:${name}@${address}:${port}` }));

/** Which transfer a number or telephone belongs to. */
export const transferOf = (name: string): number =>
  Number(name.startsWith('+') ? name.slice(-4) : name.split('-')[1]) -
  (name.startsWith('+') ? 1000 : 0);

/** How long it may take until something is so before the call counts as one that hangs. */
const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 60_000, interval: 5 });

/** A call that is sent on, in an account of its own, with what telephones and portal saw of it. */
export class TriedTransfer {
  readonly account: CallAccount;
  readonly #wire: WireExchange;
  readonly #at: number;
  readonly #story: TransferStory;
  readonly #records: CallRecord[] = [];
  readonly #calls: { readonly who: string; readonly call: AgentCall }[] = [];
  /** Who was together, in order. */
  readonly #talks: { readonly who: string; readonly at: number }[] = [];

  constructor(wire: WireExchange, at: number, story: TransferStory) {
    this.#wire = wire;
    this.#at = at;
    this.#story = story;
    const names = namesOf(at);
    const config = account({
      numbers: account().numbers.map((one) => ({ ...one, number: mainOf(at) })),
      companies: [
        company({
          businessHour: alwaysOpenIn('America/Chicago'),
          openHour: to('teammate', `${names[0]}`),
        }),
      ],
      teams: [],
      people: names.map((name) => person(name)),
      allowedCountries: null,
    });
    this.account = callAccount(config, {
      id: `${at}`,
      phonesOf: (id) => (names.includes(id) ? [id] : []),
      numberOf: () => mainOf(at),
      personWith: (phone) => phone,
      colleagueAt: (extension) => {
        const id = names[Number(extension) - 101];
        return id === undefined ? null : { kind: 'teammate', id };
      },
    });
  }

  /** A telephone or outside number is called. */
  ring(call: AgentCall): void {
    const who = call.user.startsWith('+') ? 'trunk' : whoIs(call.user);
    this.#calls.push({ who, call });
    if (who === 'cid' || call.user === busyOf(this.#at)) return call.answer(486, 'Busy Here');
    if (who !== 'ben') return call.answer(200, 'OK');
    call.answer(180, 'Ringing');
    setTimeout(() => call.answer(200, 'OK'), this.#story.benRings);
  }

  /** Endpoints are together in a bridge, or one leaves a message. */
  see(endpoints: readonly string[]): void {
    this.#talks.push({ who: endpoints.map(whoIs).toSorted().join(), at: performance.now() });
  }

  /** The portal is told. */
  tell(record: CallRecord): void {
    this.#records.push(record);
  }

  /** What there is to say about it where it goes wrong. */
  get seen(): string {
    const calls = this.#calls.map(({ who, call }) => ({
      who,
      statuses: call.statuses,
      sentOn: call.sentOn,
      told: call.told,
      ending: call.ending,
    }));
    return JSON.stringify({ calls, talks: this.#talks, records: this.#records });
  }

  /** @returns milliseconds from REFER to talking; null where somebody left in the middle */
  async run(): Promise<number | null> {
    const { kind, isWithoutSubscription, leavesAfter, anaHangsUp } = this.#story;
    const isByCaller = kind === 'afterCalling';
    const placed = isByCaller ? this.#dial(outsideOf(this.#at)) : this.#callIn();
    await this.#untilTalk('ana,trunk', 0);
    const sender = isByCaller ? placed : this.#of('ana');
    const sent = isByCaller ? this.#of('trunk') : placed;
    const asked = kind.startsWith('toAsked') ? this.#dial('102') : undefined;
    if (asked) await this.#untilTalk('ana,ben', 0);
    const before = this.#talks.length;
    const sentAt = performance.now();
    sender.refer(this.#destination, { replaces: asked, isWithoutSubscription });
    if (kind === 'toAskedWhoLeaves') this.#of('ben').hangUp();
    const leaving = leavesAfter === null ? null : setTimeout(() => sent.hangUp(), leavesAfter);
    await until(() => sender.sentOn !== null || sender.ending !== null);
    if (anaHangsUp && sender.sentOn === 202) sender.hangUp();
    if (leaving || kind === 'toAskedWhoLeaves') {
      await this.#end(sent, before);
      return null;
    }
    const at = await this.#untilTalk(this.#pair, before);
    await until(() => sender.ending !== null && (!asked || asked.ending !== null));
    if (!isWithoutSubscription && !anaHangsUp) {
      const isDone = this.#pair !== 'ana,trunk';
      // Asterisk may say it after BYE: each has a queue of its own there.
      await until(() => /^SIP\/2.0 [2-6]/.test(sender.told.at(-1) ?? ''));
      expect(sender.told.at(-1)).toBe(`SIP/2.0 ${isDone ? '200 OK' : '503 Service Unavailable'}`);
    }
    await this.#part(sent);
    expect(this.#told()).toEqual(this.#expected());
    return kind === 'toCid' ? null : at - sentAt;
  }

  get #destination(): string {
    const { kind } = this.#story;
    if (kind === 'outside') return outsideOf(this.#at);
    if (kind === 'busyOutside') return busyOf(this.#at);
    return kind === 'toCid' ? '103' : kind === 'toNowhere' ? '7777' : '102';
  }

  /** Who is to be together in the end. */
  get #pair(): string {
    const { kind } = this.#story;
    if (kind === 'outside') return 'trunk,trunk';
    if (kind === 'toCid') return 'message';
    return kind === 'busyOutside' || kind === 'toNowhere' ? 'ana,trunk' : 'ben,trunk';
  }

  /** One of the two hangs up, and the other hears of it. */
  async #part(sent: AgentCall): Promise<void> {
    const [who] = this.#pair.split(',');
    const taker = who === 'message' ? null : this.#of(`${who}`);
    const isBySent = taker === null || this.#story.endedBy === 'sent';
    expect([sent.ending, taker?.ending ?? null]).toEqual([null, null]);
    (isBySent ? sent : taker).hangUp();
    await this.#untilOver();
    if (taker) expect((isBySent ? taker : sent).ending).toMatch(/^BYE/);
  }

  /** Somebody left at any moment: whoever is left goes too. */
  async #end(sent: AgentCall, before: number): Promise<void> {
    // Where Ben was faster there is no second call: Ana is called again, or Ben by his extension.
    const isTaken = () => {
      const { who } = this.#talks.at(before) ?? {};
      return who === 'ana,trunk' || (who === 'ben,trunk' && this.#of('ben').ending === null);
    };
    const isRefused = () =>
      this.#story.kind === 'toAskedWhoLeaves' &&
      this.#calls.some(({ call }) => (call.sentOn ?? 0) >= 300);
    await until(() => sent.ending !== null || isTaken() || isRefused());
    sent.hangUp();
    await until(() => this.#records.some(({ number }) => !/^\d{3}$/.test(number)));
    for (const { who, call } of this.#calls) if (who === 'ana') call.hangUp();
    await this.#untilOver();
  }

  async #untilOver(): Promise<void> {
    const count = this.#expected().length;
    await until(
      () => this.#records.length >= count && this.#calls.every(({ call }) => call.ending !== null),
    );
    expect(this.#records).toHaveLength(count);
  }

  async #untilTalk(who: string, before: number): Promise<number> {
    const found = () => this.#talks.slice(before).find((one) => one.who === who);
    await until(() => found() !== undefined);
    return found()?.at ?? 0;
  }

  /** The call of somebody that began last. */
  #of(who: string): AgentCall {
    const found = this.#calls.findLast((one) => one.who === who);
    if (!found) throw new Error(`Nobody called ${who}.`);
    return found.call;
  }

  #callIn(): AgentCall {
    const { carrier, options } = this.#wire;
    const call = carrier.call(
      { user: mainOf(this.#at), at: options.sip },
      { from: '+13125550142', speech: { address: carrier.own.address, port: 9 } },
    );
    this.#calls.push({ who: 'caller', call });
    return call;
  }

  /** Ana calls somebody. */
  #dial(user: string): AgentCall {
    const { phones, options } = this.#wire;
    const call = phones.call(
      { user, at: options.sip },
      { from: `ana-${this.#at}`, speech: { address: phones.own.address, port: 9 } },
    );
    this.#calls.push({ who: 'ana', call });
    return call;
  }

  #told(): Told[] {
    return this.#records
      .map(({ number, stops, outside }) => {
        const stop = stops.at(-1)?.node.name;
        return {
          number,
          stop: stop && whoIs(stop),
          outside: outside.map((one) => one.number).join(),
        };
      })
      .toSorted((one, other) => one.number.length - other.number.length);
  }

  /** A record of each call, which ends where it was sent. */
  #expected(): Told[] {
    const { kind } = this.#story;
    const outside = outsideOf(this.#at);
    const main = mainOf(this.#at);
    switch (kind) {
      case 'toBen':
        return [{ number: main, stop: 'ben', outside: '' }];
      case 'toCid':
        return [{ number: main, stop: 'cid', outside: '' }];
      case 'toNowhere':
        return [{ number: main, stop: 'ana', outside: '' }];
      case 'busyOutside':
        return [{ number: main, stop: 'ana', outside: busyOf(this.#at) }];
      case 'outside':
        return [{ number: main, stop: 'ana', outside }];
      case 'afterCalling':
        return [{ number: outside, stop: 'ben', outside }];
      case 'toAsked':
      case 'toAskedWhoLeaves':
        return [
          { number: '102', stop: 'ben', outside: '' },
          { number: main, stop: 'ana', outside: '' },
        ];
    }
  }
}
