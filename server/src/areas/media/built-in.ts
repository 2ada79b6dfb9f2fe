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

const phonePrompt = (id: string, file: string, duration: number): BuiltIn => ({
  id,
  name: texts.phonePrompt,
  duration,
  file: new URL(`../../../media/${file}.wav`, import.meta.url),
});

/** What a phone hears that dials `*97`; spoken by eSpeak NG, the words are beside each. */
const phonePrompts = [
  // Please enter your PIN, then press pound.
  phonePrompt(builtInMedia.pinAsk, 'pin-ask', 2.54),
  // This PIN is wrong.
  phonePrompt(builtInMedia.pinWrong, 'pin-wrong', 1.2),
  // There were too many wrong PINs. Try again in fifteen minutes, or set a new PIN in your settings.
  phonePrompt(builtInMedia.pinLocked, 'pin-locked', 5.55),
  // You have no PIN yet. Set one in your settings, under voicemail.
  phonePrompt(builtInMedia.pinNone, 'pin-none', 3.9),
  // You have no new messages.
  phonePrompt(builtInMedia.messagesNone, 'messages-none', 1.3),
  // Press 1 to hear it again, 2 to keep it, 3 to delete it.
  phonePrompt(builtInMedia.messagesChoice, 'messages-choice', 3.49),
  // Deleted.
  phonePrompt(builtInMedia.messagesDeleted, 'messages-deleted', 0.5),
  // You have no more new messages.
  phonePrompt(builtInMedia.messagesOver, 'messages-over', 1.4),
];

/** Every built-in track by its id. */
export const builtIns: ReadonlyMap<string, BuiltIn> = new Map(
  [builtInGreeting, builtInMusic, recordingNotice, ...phonePrompts].map((track) => [
    track.id,
    track,
  ]),
);
