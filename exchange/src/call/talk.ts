import type { Ari } from '../ari/ari.ts';
import type { AriEvent, ReferTo } from '../ari/events.ts';
import type { Inbox } from './inbox.ts';
import type { Leg } from './legs.ts';
import type { Sounds } from './sounds.ts';

export interface TalkOptions {
  readonly ari: Pick<Ari, 'request'>;
  readonly inbox: Inbox;
  readonly sounds: Sounds;
  readonly bridgeId: string;
  /** What somebody hears who is put on hold. */
  readonly holdMusic: readonly string[];
  /**
   * A channel wants to send the other one on, and is what this answers from that very moment: it may
   * hang up before anybody else hears. Null where it may not.
   */
  sendOn(channel: string): Leg | null;
  /** Somebody was put on hold, or nobody is any more. */
  held(isHeld: boolean): void;
  /** They are in their bridge already. */
  readonly areTogether: boolean;
}

/** One of two who talk sends the other on. */
export interface SentOn {
  /** The one that does. */
  readonly by: Leg;
  readonly to: ReferTo;
}

/**
 * Lets two channels talk until one of them is gone, or sends the other on (CALL-08). Who is on hold
 * hears music meanwhile.
 *
 * @returns null once the second channel is gone; when the first is, the inbox ends
 */
export async function talk(
  { ari, inbox, sounds, bridgeId, holdMusic, sendOn, held, areTogether }: TalkOptions,
  [first, second]: readonly [string, string],
): Promise<SentOn | null> {
  const bridge = `bridges/${bridgeId}`;
  const holding = new Set<string>();
  let endMusic: (() => Promise<void>) | null = null;
  const hold = (channel: string) => {
    holding.add(channel);
    held(true);
    if (holdMusic.length > 0) endMusic ??= sounds.repeat(bridge, holdMusic);
  };
  const unhold = (channel: string) => {
    holding.delete(channel);
    if (holding.size > 0) return;
    void endMusic?.();
    endMusic = null;
    held(false);
  };
  const ended = inbox.next((event: AriEvent): SentOn | 'over' | undefined => {
    if (event.type === 'ChannelHold') hold(event.channel.id);
    else if (event.type === 'ChannelUnhold') unhold(event.channel.id);
    else if (event.type === 'ChannelDestroyed' && event.channel.id === second) return 'over';
    else if (event.type === 'ChannelTransfer' && event.state === undefined) {
      const by = sendOn(event.referred_by.source_channel.id);
      if (by) return { by, to: event.refer_to };
    }
    return undefined;
  });
  const query = { channel: `${first},${second}` };
  if (!areTogether) await ari.request('POST', `${bridge}/addChannel`, { query });
  const how = await ended;
  for (const channel of holding) unhold(channel);
  return how === 'over' ? null : how;
}
