/** Parts of Asterisk's REST interface that calls need, by its own names (rest-api of Asterisk 22). */

/** One end of a call: a caller or a phone. */
export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly caller: { readonly number: string; readonly name: string };
  readonly dialplan: { readonly context: string; readonly exten: string };
  readonly channelvars?: Readonly<Record<string, string>>;
}

/** A sound that is played on a channel or bridge. */
export interface Playback {
  readonly id: string;
  readonly state: 'queued' | 'playing' | 'continuing' | 'done' | 'failed';
}

/** What callers record. */
export interface LiveRecording {
  readonly name: string;
  readonly state: string;
  /** Seconds. */
  readonly duration?: number;
  readonly cause?: string;
}

interface OfChannel {
  readonly channel: Channel;
}

/** What Asterisk tells of the calls in our application. */
export type AriEvent =
  | ({ readonly type: 'StasisStart'; readonly args: readonly string[] } & OfChannel & {
        readonly replace_channel?: Channel;
      })
  | ({ readonly type: 'StasisEnd' } & OfChannel)
  | ({ readonly type: 'ChannelStateChange' } & OfChannel)
  | ({ readonly type: 'ChannelHangupRequest'; readonly cause?: number } & OfChannel)
  | ({
      readonly type: 'ChannelDestroyed';
      readonly cause: number;
      readonly cause_txt: string;
    } & OfChannel)
  | ({ readonly type: 'ChannelDtmfReceived'; readonly digit: string } & OfChannel)
  | { readonly type: 'PlaybackStarted' | 'PlaybackFinished'; readonly playback: Playback }
  | {
      readonly type: 'RecordingFinished' | 'RecordingFailed';
      readonly recording: LiveRecording;
    };

/** All that the calls read; the others are not sent. */
export const eventTypes = [
  'StasisStart',
  'StasisEnd',
  'ChannelStateChange',
  'ChannelHangupRequest',
  'ChannelDestroyed',
  'ChannelDtmfReceived',
  'PlaybackStarted',
  'PlaybackFinished',
  'RecordingFinished',
  'RecordingFailed',
] as const satisfies readonly AriEvent['type'][];
