import { formatPhone } from '@jackfield/domain';
import { notify, t } from '@jackfield/runtime';
import { listingMessages } from './messages.ts';

/** Puts a number as stored on the clipboard and says so. */
export async function copyNumber(number: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(number);
    notify.success(t(listingMessages.copied, { number: formatPhone(number) }));
  } catch {
    notify.error(t(listingMessages.copyFailed));
  }
}
