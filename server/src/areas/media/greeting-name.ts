import { hasAtMost, required } from '@jackfield/contract';
import { maxFileName, maxTypedName, type MediaSource } from '@jackfield/contract/api/media';
import { type Message, t } from '@jackfield/texts';
import { ApiError, invalidField } from '../../platform/errors.ts';

/** How a greeting came, and what it may be called by. */
interface Named {
  /** Name that was typed; empty when none was. */
  readonly name: string;
  readonly fileName: string;
  readonly source: MediaSource;
}

const audioExtension = /\.(wav|mp3|mpeg)$/i;

/**
 * Name of a new greeting: the typed one, else that of the file without folders and extension
 * (OP-89). Throws ApiError 400 for one that is empty or too long (VAL-30, VAL-36, VAL-37), and 415
 * for a file whose extension is none of sound (VAL-35).
 */
export function greetingNameOf({ name, fileName, source }: Named, tooLongText: Message): string {
  const typed = cleaned(name);
  if (source === 'recording') {
    if (typed === '') throw invalidField('name', required('greetingName')(), 'REQUIRED');
    if (!hasAtMost(typed, maxTypedName)) throw tooLong(tooLongText, maxTypedName);
    return typed;
  }
  // A form writes a straight double quote in the name of a file as %22 (HTML, multipart/form-data).
  const last = (fileName.split(/[/\\]/).at(-1) ?? '').replaceAll('%22', '"');
  if (!audioExtension.test(last)) throw new ApiError('FILETYPE');
  const chosen = typed === '' ? cleaned(last.replace(audioExtension, '')) : typed;
  if (chosen === '') throw invalidField('name', required('greetingName')(), 'REQUIRED');
  if (!hasAtMost(chosen, maxFileName)) throw tooLong(tooLongText, maxFileName);
  return chosen;
}

function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}

function tooLong(text: Message, maximum: number): ApiError {
  const message = t(text, { maximum });
  return new ApiError('INVALIDINPUT', {
    message,
    errors: [{ code: 'TOOLONG', field: 'name', message }],
  });
}
