import type { AccountCountry } from '@jackfield/contract';
import { readPhoneNumber } from '@jackfield/domain/phone-numbers';

/** The whole number that a text is, with or without the word before it; null for anything else. */
export function wholeNumberIn(text: string, account: AccountCountry): string | null {
  const written = /^(?:\p{L}+\s+)?([+(\d][\d\s().+-]*)$/u.exec(text.trim())?.[1];
  return written === undefined ? null : readPhoneNumber(written, account);
}
