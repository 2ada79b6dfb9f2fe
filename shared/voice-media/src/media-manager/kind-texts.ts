import type { RefusedField } from '@jackfield/contract';
import { common, type Message } from '@jackfield/runtime';
import type { MediaKind } from './manager.ts';
import {
  holdMessages,
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
  readonly name: Message;
  readonly nameField: RefusedField;
  readonly added: Message;
  readonly defaultKept: Message;
  readonly deleteTitle: Message;
  readonly deleteQuestion: Message;
  readonly delete: Message;
}

const greetingNames = {
  name: mediaMessages.name,
  nameField: 'greetingName',
  added: mediaMessages.added,
} as const;
const mediaDeletion = {
  deleteTitle: menuMediaMessages.deleteTitle,
  deleteQuestion: menuMediaMessages.deleteQuestion,
  delete: menuMediaMessages.delete,
};

const texts: Readonly<Record<MediaKind, KindTexts>> = {
  greeting: {
    recordTitle: recorderMessages.title,
    uploadTitle: common.upload,
    speechTitle: speechMessages.title,
    limitTitle: common.voicemail,
    limitText: mediaMessages.limitText,
    longName: uploadMessages.longName,
    ...greetingNames,
    defaultKept: mediaMessages.defaultKept,
    deleteTitle: common.deleteQuoted,
    deleteQuestion: mediaMessages.deleteQuestion,
    delete: mediaMessages.deleteVoicemail,
  },
  media: {
    recordTitle: menuMediaMessages.record,
    uploadTitle: common.upload,
    speechTitle: menuMediaMessages.speech,
    limitTitle: menuMediaMessages.limitTitle,
    limitText: menuMediaMessages.limitText,
    longName: menuMediaMessages.longName,
    ...greetingNames,
    ...mediaDeletion,
    defaultKept: mediaMessages.defaultKept,
  },
  hold: {
    recordTitle: holdMessages.record,
    uploadTitle: holdMessages.upload,
    speechTitle: speechMessages.title,
    limitTitle: menuMediaMessages.limitTitle,
    limitText: menuMediaMessages.limitText,
    longName: menuMediaMessages.longName,
    ...mediaDeletion,
    name: common.name,
    nameField: 'name',
    added: holdMessages.added,
    defaultKept: holdMessages.kept,
    deleteTitle: common.deleteQuoted,
  },
};

/** Texts of list and dialogs by what it is (IVR-12, VAL-36, VAL-37, VAL-41, VAL-42, MEDIA-17). */
export const kindTexts = (kind: MediaKind = 'greeting'): KindTexts => texts[kind];
