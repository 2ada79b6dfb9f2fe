import type { AriEvent, Channel, LiveRecording, Playback } from '../../src/ari/events.ts';
import { callOf } from '../../src/call/names.ts';
import { type CallStory, expectedWay, type Manner, manners } from './call-story.ts';
import type { AgentCall } from './sip-agent.ts';
import { Speech } from './speech.ts';
import { phoneName, TriedCall } from './tried-call.ts';
import type { WireExchange } from './wire-exchange.ts';

/** The first digits of numbers at home and abroad in drawn accounts; each lane has others. */
const home = '+1251555';
const abroad = '+44207946';
const prefixes = [home, abroad];

const prefixIn = (prefix: string, lane: number) =>
  `${prefix.slice(0, -3)}${Number(prefix.slice(-3)) + lane}`;

function laneOf(number: string): number {
  const prefix = prefixes.find((one) => number.startsWith(one.slice(0, -3))) ?? home;
  return Number(number.slice(prefix.length - 3, prefix.length)) - Number(prefix.slice(-3));
}

/** What an event may be of. */
interface Subjects {
  readonly channel: Pick<Channel, 'id'>;
  readonly playback: Playback;
  readonly recording: LiveRecording;
}

/** Calls that are under way at once on one Asterisk, each with numbers and telephones of its own. */
export class Lanes {
  readonly #wire: WireExchange;
  readonly #running = new Map<number, { call: TriedCall; story: CallStory }>();
  readonly #byId = new Map<string, TriedCall>();

  /** @param people ids of everybody who may ring */
  constructor(wire: WireExchange, { count, people }: { count: number; people: readonly string[] }) {
    this.#wire = wire;
    const { address, port } = wire.phones.own;
    wire.portal.phones = Array.from({ length: count }, (_, lane) =>
      people.flatMap((person) =>
        manners.map((manner) => {
          const name = phoneName(lane, person, manner);
          const contact = manner === 'away' ? {} : { contact: `sip:${name}@${address}:${port}` };
          return { name, password: 'Secret-12', ...contact };
        }),
      ),
    ).flat();
    wire.onEvent = (event) => this.#take(event);
    wire.onWitnessed = (event) => {
      const { playback, recording, bridge, channel } = event;
      const subject = playback?.id ?? recording?.name ?? bridge?.id ?? channel?.id ?? '';
      this.#byId.get(callOf(subject))?.see(event);
    };
    wire.phones.onCall = (call) => {
      const [, lane, person = '', manner] = /^lane(\d+)-(.+)-(\w+)$/.exec(call.user) ?? [];
      this.#running.get(Number(lane))?.call.ring(call, person, manner as Manner);
    };
    wire.carrier.onCall = (call) => this.#outside(call);
  }

  /**
   * Carries out a story; what is expected of it and what became of it, with numbers of the lane.
   *
   * @param ear waits until hold music was heard; with it all that the caller hears is kept
   */
  async run(drawn: CallStory, lane: number, ear?: (heard: readonly number[]) => Promise<unknown>) {
    const text = prefixes.reduce(
      (all, prefix) => all.replaceAll(prefix, prefixIn(prefix, lane)),
      JSON.stringify(drawn),
    );
    const story = JSON.parse(text) as CallStory;
    const expected = expectedWay(story);
    const speech = await Speech.open(this.#wire.carrier.own.address);
    if (ear) speech.listen();
    const untilMusic = async () => ear?.(speech.heard);
    const call = new TriedCall({ wire: this.#wire, lane, story, expected, speech, untilMusic });
    this.#running.set(lane, { call, story });
    try {
      return { story, expected, heard: speech.heard, ...(await call.place()) };
    } finally {
      for (const [id, one] of this.#byId) if (one === call) this.#byId.delete(id);
      speech.close();
    }
  }

  #take(event: AriEvent): void {
    if (event.type === 'StasisStart' && event.args.length === 1) {
      const running = this.#running.get(laneOf(event.args[0] ?? ''));
      if (running) this.#byId.set(event.channel.id, running.call);
    }
    const { channel, playback, recording } = event as Partial<Subjects>;
    const subject = channel?.id ?? playback?.id ?? recording?.name ?? '';
    this.#byId.get(callOf(subject))?.take(event);
  }

  #outside(call: AgentCall): void {
    const running = this.#running.get(laneOf(call.user));
    running?.call.ring(call, call.user, running.story.outside);
  }
}
