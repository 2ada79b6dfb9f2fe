import { builtInMedia } from '@jackfield/contract/api/media';
import type { Message } from '@jackfield/texts';
import { texts } from './texts.ts';

/** A track of the product that everybody has and nobody can delete (MEDIA-11, VAL-40). */
export interface BuiltIn {
  readonly id: string;
  readonly name: Message;
  /** Seconds. */
  readonly duration: number;
  readonly file: URL;
}

/** What callers of a mailbox hear until another greeting is selected. */
export const builtInGreeting: BuiltIn = {
  id: builtInMedia.greeting,
  name: texts.defaultGreeting,
  duration: 4.08,
  file: new URL('../../../media/default-greeting.wav', import.meta.url),
};

/** What callers on hold hear until other music is selected (MEDIA-20); made by `hold-track.ts`. */
export const builtInMusic: BuiltIn = {
  id: builtInMedia.music,
  name: texts.defaultHoldMusic,
  duration: 24,
  file: new URL('../../../media/default-hold-music.wav', import.meta.url),
};

/** What both hear before they are recorded; spoken by eSpeak NG: "This call is being recorded." */
const recordingNotice: BuiltIn = {
  id: builtInMedia.recordingNotice,
  name: texts.recordingNotice,
  duration: 2.08,
  file: new URL('../../../media/recording-notice.wav', import.meta.url),
};

/** Every built-in track by its id. */
export const builtIns: ReadonlyMap<string, BuiltIn> = new Map(
  [builtInGreeting, builtInMusic, recordingNotice].map((track) => [track.id, track]),
);
