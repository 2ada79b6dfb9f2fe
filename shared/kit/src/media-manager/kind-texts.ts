import type { Message } from '@jackfield/runtime';
import type { MediaKind } from './manager.ts';
import {
  mediaMessages,
  menuMediaMessages,
  recorderMessages,
  speechMessages,
  uploadMessages,
} from './messages.ts';

interface KindTexts {
  readonly recordTitle: Message;
  readonly uploadTitle: Message;
  readonly speechTitle: Message;
  readonly limitTitle: Message;
  readonly limitText: Message;
  readonly longName: Message;
}

const texts: Readonly<Record<MediaKind, KindTexts>> = {
  greeting: {
    recordTitle: recorderMessages.title,
    uploadTitle: uploadMessages.title,
    speechTitle: speechMessages.title,
    limitTitle: mediaMessages.limitTitle,
    limitText: mediaMessages.limitText,
    longName: uploadMessages.longName,
  },
  media: {
    recordTitle: menuMediaMessages.record,
    uploadTitle: uploadMessages.title,
    speechTitle: menuMediaMessages.speech,
    limitTitle: menuMediaMessages.limitTitle,
    limitText: menuMediaMessages.limitText,
    longName: menuMediaMessages.longName,
  },
};

/** Texts of the dialogs by what is added (IVR-12, VAL-36, VAL-37, MEDIA-17). */
export const kindTexts = (kind: MediaKind = 'greeting'): KindTexts => texts[kind];
