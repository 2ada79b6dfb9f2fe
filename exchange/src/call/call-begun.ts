import type { Channel } from '../ari/events.ts';
import type { CallAccount, OutsideLeg, Portal } from '../portal/portal.ts';
import type { CallState } from './call-state.ts';
import type { Destination } from './destination.ts';
import type { Leg } from './legs.ts';

/** Where a call can go by itself. */
export type Way = Exclude<Destination, { kind: 'pickUp' | 'queues' | 'messages' | 'trial' }>;

/** A call as it comes to us. */
export interface CallBegun {
  readonly id: string;
  readonly channel: Channel;
  readonly account: CallAccount;
  /** What the portal knows the account by. */
  readonly asked: Parameters<Portal['accountOf']>[0];
  readonly way: Way;
  /** What was called: a number in E.164, or an extension. */
  readonly number: string;
  /** The caller in E.164; null when withheld. */
  readonly from: string | null;
  /** Who calls by a telephone of the account; null for a call from outside. */
  readonly personId: string | null;
}

export interface CallTies {
  /** Takes the other end of a call that a channel is in, for this one. */
  handOver(channel: string): HandedOver | null;
  /** Of a call that is taken up again. */
  readonly kept?: CallState | undefined;
  /** Something went wrong that does not end the call. */
  onError(error: unknown): void;
}

/** The other end of a call that was ended for it. */
export interface HandedOver {
  readonly leg: Leg;
  /** Who sends the other one there: their own channel of the call that was ended. */
  readonly own: Leg;
  /** What it costs, where it is outside. */
  readonly line: OutsideLeg | null;
}
