/** Parts of Asterisk's REST interface that calls need, by its own names (rest-api of Asterisk 22). */

/** One end of a call: a caller or a phone. */
export interface Channel {
  readonly id: string;
  readonly caller: { readonly number: string };
  readonly dialplan: { readonly context: string };
}

/** A sound that is played on a channel. */
export interface Playback {
  readonly id: string;
}

/** What a caller records. */
export interface LiveRecording {
  readonly name: string;
}

interface OfChannel {
  readonly channel: Channel;
}

/** What Asterisk tells of the calls in our application: all that they read. */
export type AriEvent =
  | ({ readonly type: 'StasisStart'; readonly args: readonly string[] } & OfChannel & {
        readonly replace_channel?: Channel;
      })
  | {
      readonly type: 'StasisEnd' | 'ChannelDestroyed';
      readonly channel: Pick<Channel, 'id'>;
    }
  | {
      readonly type: 'ChannelDtmfReceived';
      readonly digit: string;
      readonly channel: Pick<Channel, 'id'>;
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
  'PlaybackFinished',
  'RecordingFinished',
  'RecordingFailed',
] as const satisfies readonly AriEvent['type'][];
