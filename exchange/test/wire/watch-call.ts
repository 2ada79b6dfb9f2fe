import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ariUser } from '../../src/asterisk/ari-ping.ts';
import { callOf } from '../../src/call/names.ts';

interface Channel {
  readonly id: string;
  /** Such as PJSIP/trunk-loop-00000001. */
  readonly name: string;
  readonly state: string;
  readonly caller: { readonly number: string };
  readonly dialplan: { readonly exten: string };
}

/** What Asterisk tells of all calls to somebody who only looks on. */
export interface WatchedEvent {
  readonly type: string;
  readonly timestamp: string;
  readonly channel?: Channel;
  readonly playback?: { readonly id: string; readonly media_uri: string };
  readonly recording?: { readonly name: string };
}

/** Something that was seen; `at` in milliseconds. */
export interface Sight {
  readonly at: number;
  readonly text: string;
}

/** Words for what Asterisk has names of its own for. */
export interface Names {
  /** Of the person behind a phone, by its SIP name. */
  phone(name: string): string;
  /** Of a sound, by its address. */
  sound(address: string): string;
}

const noExchange = 'No exchange runs here: start one by npm run start:calls.';

/** The password of ARI that the exchange in a folder of Asterisk runs with. @throws {Error} where none runs */
export function ariPasswordOf(folder: string): string {
  const file = join(folder, 'etc', 'ari.conf');
  if (!existsSync(file)) throw new Error(noExchange);
  return /^password=(.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

/**
 * Looks on at an Asterisk beside its exchange, which hears no less for it.
 *
 * @returns once events come; what it answers ends it
 * @throws {Error} when none runs there
 */
export async function watchAsterisk(
  { port, password }: { port: number; password: string },
  take: (event: WatchedEvent) => void,
): Promise<() => void> {
  const query = { app: 'watch', subscribeAll: 'true', api_key: `${ariUser}:${password}` };
  const socket = new WebSocket(
    `ws://127.0.0.1:${port}/ari/events?${new URLSearchParams(query).toString()}`,
  );
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => take(JSON.parse(data)));
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(noExchange)));
  });
  return () => socket.close();
}

/** Whose phones rang and answered, and what was played, in a call that came in with these numbers. */
export function sightsOf(
  events: readonly WatchedEvent[],
  { called, from }: { called: string; from: string },
  names: Names,
): Sight[] {
  const caller = events.find(
    ({ type, channel }) =>
      type === 'ChannelCreated' &&
      channel?.caller.number === from &&
      channel.dialplan.exten === called,
  )?.channel;
  return events.flatMap((event) => {
    const text = caller ? textOf(event, caller.id, names) : null;
    return text === null ? [] : [{ at: Date.parse(event.timestamp), text }];
  });
}

function textOf(
  { type, channel, playback }: WatchedEvent,
  call: string,
  names: Names,
): string | null {
  if (playback) {
    const isHeard = type === 'PlaybackStarted' && callOf(playback.id) === call;
    return isHeard ? `The caller hears '${names.sound(playback.media_uri)}'.` : null;
  }
  if (!channel || callOf(channel.id) !== call) return null;
  if (channel.id === call) return type === 'ChannelDestroyed' ? 'The call is over.' : null;
  const who = whoseIs(channel, names);
  if (type === 'ChannelStateChange' && channel.state === 'Ringing') return `${who} rings.`;
  if (type === 'ChannelStateChange' && channel.state === 'Up') return `${who} answers.`;
  if (type !== 'ChannelDestroyed') return null;
  return channel.state === 'Up' ? `${who} has hung up.` : `${who} rings no more.`;
}

function whoseIs({ name }: Channel, names: Names): string {
  const own = name.replace('PJSIP/', '').replace(/-[0-9a-f]+$/, '');
  return own.startsWith('trunk-') ? `The line outside by ${own}` : names.phone(own);
}
