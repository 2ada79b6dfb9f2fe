import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { SipAddress } from './sip-agent.ts';

/** The payload types of the offer: speech in G.711 mu-law, and keys. */
const mulaw = 0;
const keyEvent = 96;
/** A packet holds 20 ms: so many samples. */
const packetSamples = 160;
/** How long a key is pressed, in packets; Asterisk makes shorter ones longer by itself. */
const keyPackets = 8;
/** Between two keys, in milliseconds: within 45 ms Asterisk takes the second for a part of the first. */
const keyGap = 100;

/** Where a caller takes and sends speech (RTP): what was heard can be read, and keys be pressed. */
export class Speech {
  readonly own: SipAddress;
  /** Samples that were heard, in order. */
  readonly heard: number[] = [];
  readonly #socket: Socket;
  #sequence = 0;
  #timestamp = 0;

  static async open(address: string): Promise<Speech> {
    const socket = createSocket('udp4').bind(0, address);
    await once(socket, 'listening');
    return new Speech(socket);
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
    this.own = socket.address();
  }

  /** Keeps what comes in. */
  listen(): void {
    this.#socket.on('message', (packet) => {
      if ((packet.readUInt8(1) & 0x7f) !== mulaw) return;
      for (const byte of packet.subarray(12)) this.heard.push(linear(byte));
    });
  }

  async press(key: string, { address, port }: SipAddress): Promise<void> {
    await setTimeout(keyGap);
    const code = '0123456789*#'.indexOf(key);
    // The end of a key is told three times.
    for (let packet = 1; packet <= keyPackets + 3; packet += 1) {
      const isEnd = packet > keyPackets;
      const head = Buffer.alloc(16);
      head.writeUInt8(0x80, 0);
      head.writeUInt8(keyEvent | (packet === 1 ? 0x80 : 0), 1);
      head.writeUInt16BE(++this.#sequence, 2);
      head.writeUInt32BE(this.#timestamp, 4);
      head.writeUInt32BE(1, 8);
      head.writeUInt8(code, 12);
      head.writeUInt8(isEnd ? 0x8a : 0x0a, 13);
      head.writeUInt16BE(Math.min(packet, keyPackets) * packetSamples, 14);
      this.#socket.send(head, port, address);
      // oxlint-disable-next-line no-await-in-loop -- a key takes its time
      if (!isEnd) await setTimeout(20);
    }
    this.#timestamp += 2 * keyPackets * packetSamples;
  }

  /** Says a tone of a pitch in hertz for some seconds. */
  async say(pitch: number, seconds: number, { address, port }: SipAddress): Promise<void> {
    const packets = (seconds * 8000) / packetSamples;
    for (let packet = 0; packet < packets; packet += 1) {
      const head = Buffer.alloc(12 + packetSamples);
      head.writeUInt8(0x80, 0);
      head.writeUInt8(mulaw, 1);
      head.writeUInt16BE(++this.#sequence, 2);
      head.writeUInt32BE(this.#timestamp, 4);
      head.writeUInt32BE(1, 8);
      for (let at = 0; at < packetSamples; at += 1) {
        const turn = (2 * Math.PI * pitch * (packet * packetSamples + at)) / 8000;
        head.writeUInt8(byteOf(0.3 * Math.sin(turn)), 12 + at);
      }
      this.#timestamp += packetSamples;
      this.#socket.send(head, port, address);
      // oxlint-disable-next-line no-await-in-loop -- speech takes its time
      await setTimeout(20);
    }
  }

  close(): void {
    this.#socket.close();
  }
}

/** A sample of G.711 mu-law, from -1 to 1. */
function linear(byte: number): number {
  const value = ~byte & 0xff;
  const magnitude = (((value & 0x0f) << 3) + 0x84) << ((value & 0x70) >> 4);
  return ((value & 0x80 ? -1 : 1) * (magnitude - 0x84)) / 0x8000;
}

const bytes = Array.from({ length: 256 }, (_, byte) => ({ byte, value: linear(byte) })).toSorted(
  (one, other) => one.value - other.value,
);

/** The byte of G.711 mu-law for a sample from -1 to 1. */
function byteOf(sample: number): number {
  return (bytes.find(({ value }) => value >= sample) ?? bytes.at(-1))?.byte ?? 0;
}
