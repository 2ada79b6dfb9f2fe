import { type Message, t } from '@jackfield/texts';
import { ApiError } from '../../platform/errors.ts';
import { texts } from './texts.ts';

/** 415 for a file that is not taken as sound, in words that say why and what to do. */
export const refusedSound = (
  message: Message,
  values?: Record<string, string | number>,
): ApiError => new ApiError('FILETYPE', { message: t(message, values) });

/** What files of other kinds begin with, read as latin1. */
const beginnings: readonly (readonly [pattern: RegExp, format: string])[] = [
  [/^[\s\S]{4}ftyp/, 'M4A (AAC)'],
  [/^OggS/, 'Ogg'],
  [/^fLaC/, 'FLAC'],
  [/^FORM[\s\S]{4}AIF[FC]/, 'AIFF'],
  [/^0&\xb2u/, 'WMA'],
  [/^.E\xdf\xa3/, 'WebM'],
  [/^#!AMR/, 'AMR'],
  [/^caff/, 'CAF'],
  [/^\.snd/, 'AU'],
  [/^\xff[\xf0\xf1\xf8\xf9]/, 'AAC'],
  [/^\xff[\xfc\xfd\xf4\xf5]/, 'MPEG Layer II'],
];

/** 415 for a file that is neither WAV nor MP3: it names the format that it is, where it is known. */
export function refusedFormat(bytes: Buffer): ApiError {
  const head = bytes.toString('latin1', 0, 12);
  const format = beginnings.find(([pattern]) => pattern.test(head))?.[1];
  return format === undefined
    ? refusedSound(texts.notSound)
    : refusedSound(texts.otherFormat, { format });
}
