import { hasAtMost } from '@jackfield/contract';
import { maxFileName, maxMediaBytes } from '@jackfield/contract/api/media';
import { common, type Message } from '@jackfield/runtime';
import { uploadMessages } from './messages.ts';

const extensions = /\.(wav|mp3|mpeg)$/i;

/** What a greeting is called unless somebody says otherwise: the file without its extension. */
export const nameOfFile = (name: string): string => name.replace(extensions, '');

/** Why a file cannot be uploaded, before it is sent (VAL-35 to VAL-38); null when it can. */
export function uploadFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  longName: Message = uploadMessages.longName,
): Message | null {
  if (!extensions.test(name)) return uploadMessages.wrongType;
  if (!hasAtMost(nameOfFile(name), maxFileName)) return longName;
  if (size > maxMediaBytes.upload) return common.fileTooLarge;
  return null;
}
