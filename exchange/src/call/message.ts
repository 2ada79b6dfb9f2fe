import { type Ari, AriError } from '../ari/ari.ts';
import type { Inbox } from './inbox.ts';
import { nameOf } from './names.ts';

export interface MessageOptions {
  readonly ari: Pick<Ari, 'request'>;
  readonly inbox: Inbox;
  /** Of the recording. */
  readonly name: string;
  /** The call was taken up again: the message may be there already, or be left just now. */
  readonly isTakenUp: boolean;
}

/** What a caller says to a voicemail is one recording, also when the call is taken up again. */
export const messageName = (callId: string): string => nameOf(callId, 'message');

/** The longest message that somebody leaves, and the silence that ends one, in seconds. */
const longest = 180;
const silenceEnds = 10;
/** After these seconds a message is over, whether it was heard that it ended or not. */
const longestWait = longest + 60;

/**
 * Records what a caller says on a channel, after what `begin` plays. What was recorded before a call
 * was taken up again stays, and goes on if it went on.
 */
export async function recordMessage(
  { ari, inbox, name, isTakenUp }: MessageOptions,
  channel: string,
  begin: () => Promise<void>,
): Promise<void> {
  const awaitEnd = () =>
    inbox.next((event) => {
      const isEnd = event.type === 'RecordingFinished' || event.type === 'RecordingFailed';
      return isEnd && event.recording.name === name ? true : undefined;
    }, longestWait * 1000);
  const before = awaitEnd();
  if (isTakenUp && (await isThere(ari, `recordings/live/${name}`))) return void (await before);
  if (isTakenUp && (await isThere(ari, `recordings/stored/${name}`))) return;
  await begin();
  const recorded = awaitEnd();
  await ari.request('POST', `${channel}/record`, {
    query: {
      name,
      format: 'wav',
      ifExists: 'fail',
      maxDurationSeconds: longest,
      maxSilenceSeconds: silenceEnds,
      terminateOn: '#',
    },
  });
  await recorded;
}

async function isThere(ari: MessageOptions['ari'], path: string): Promise<boolean> {
  try {
    await ari.request('GET', path);
    return true;
  } catch (error) {
    if (error instanceof AriError && error.status === 404) return false;
    throw error;
  }
}
