import { formatPhone } from '@jackfield/domain';
import { common, notify, t } from '@jackfield/runtime';

/** Puts a number as stored on the clipboard and says so. */
export async function copyNumber(number: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(number);
    notify.success(t(common.numberCopied, { number: formatPhone(number) }));
  } catch {
    notify.error(t(common.numberNotCopied));
  }
}
