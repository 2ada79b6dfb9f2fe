import { maxFileName, maxMediaBytes } from '@jackfield/contract/api/media';
import { uploadMessages } from './messages.ts';

const extensions = /\.(wav|mp3|mpeg)$/i;

/** Why a file cannot be uploaded, before it is sent (VAL-35, VAL-36, VAL-38); null when it can. */
export function uploadFault({ name, size }: Pick<File, 'name' | 'size'>) {
  if (!extensions.test(name)) return uploadMessages.wrongType;
  if ([...name.replace(extensions, '')].length > maxFileName) return uploadMessages.longName;
  if (size > maxMediaBytes.upload) return uploadMessages.tooLarge;
  return null;
}
