/** Parts of Asterisk's REST interface that calls need, by its own names (rest-api of Asterisk 22). */

/** One end of a call: a caller or a phone. */
export interface Channel {
  readonly id: string;
  /** 'Up' once it was answered. */
  readonly state: string;
  /** The endpoint that it is of, and a number: PJSIP/d1001-00000003. */
  readonly name: string;
  readonly caller: { readonly number: string; readonly name: string };
  readonly dialplan: {
    readonly context: string;
    readonly exten: string;
    /** What runs it: 'Stasis' while it is ours. */
    readonly app_name: string;
  };
  /** Those that `ari.conf` names. */
  readonly channelvars?: { readonly JF_CALL?: string };
}

/** Where channels hear each other. */
export interface Bridge {
  readonly id: string;
  readonly channels: readonly string[];
}

/** Why a channel is ended, of which Asterisk makes the answer by SIP; it ends none for another word. */
export const hangUpReasons = [
  'normal',
  'rejected',
  'unallocated',
  'congestion',
  'no_answer',
  'answered_elsewhere',
  'failure',
  'busy',
] as const;
export type HangUpReason = (typeof hangUpReasons)[number];

/** A sound that is played on a channel. */
export interface Playback {
  readonly id: string;
  /** 'failed' where Asterisk could not play it. */
  readonly state: string;
}

/** What a caller records. */
export interface LiveRecording {
  readonly name: string;
}

interface OfChannel {
  readonly channel: Channel;
}

type ById = Pick<Channel, 'id'>;

/** Where a telephone sends a call on to (REFER). */
export interface ReferTo {
  /** What its user dialled for that. */
  readonly requested_destination: { readonly destination?: string };
  /** Its own channel of a second call, whose other end the first is to talk with. */
  readonly destination_channel?: ById;
}

/** What Asterisk tells of the calls in our application: all that they read. */
export type AriEvent =
  | ({ readonly type: 'StasisStart'; readonly args: readonly string[] } & OfChannel & {
        readonly replace_channel?: Channel;
      })
  | {
      readonly type: 'StasisEnd' | 'ChannelHold' | 'ChannelUnhold';
      readonly channel: ById;
    }
  | {
      readonly type: 'ChannelDestroyed';
      readonly channel: ById;
      /** Of ISDN (Q.850), such as 17 for busy. */
      readonly cause?: number;
    }
  | {
      readonly type: 'ChannelTransfer';
      /** How it goes, told by ourselves; a new one has none. */
      readonly state?: string;
      readonly refer_to: ReferTo;
      readonly referred_by: { readonly source_channel: ById };
    }
  | {
      readonly type: 'ChannelDtmfReceived';
      readonly digit: string;
      readonly channel: ById;
    }
  | { readonly type: 'PlaybackFinished'; readonly playback: Playback }
  | {
      readonly type: 'RecordingFinished' | 'RecordingFailed';
      readonly recording: LiveRecording;
    };

/** The others are not sent. */
export const eventTypes = [
  'StasisStart',
  'StasisEnd',
  'ChannelDestroyed',
  'ChannelDtmfReceived',
  'ChannelHold',
  'ChannelUnhold',
  'ChannelTransfer',
  'PlaybackFinished',
  'RecordingFinished',
  'RecordingFailed',
] as const satisfies readonly AriEvent['type'][];
