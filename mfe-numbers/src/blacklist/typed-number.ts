import type { AccountCountry } from '@jackfield/contract';
import { maskedPrefixes, storedPhone } from '@jackfield/domain';
import { countryOfNumber, isNumberOf } from '@jackfield/domain/dialing';

/** A number as stored: with a plus sign as it stands, else one of the account's country. */
export function typedNumber(written: string, account: AccountCountry): string {
  const text = written.replace(/^'/, '').trim();
  if (text.startsWith('+')) return `+${text.replaceAll(/\D/g, '')}`;
  return storedPhone(text, { country: account, prefix: maskedPrefixes[account] });
}

/** The whole number that a text is, with or without the word before it; null for anything else. */
export function wholeNumberIn(text: string, account: AccountCountry): string | null {
  const written = /^(?:\p{L}+\s+)?([+(\d][\d\s().+-]*)$/u.exec(text.trim())?.[1];
  if (written === undefined) return null;
  const number = typedNumber(written, account);
  const country = countryOfNumber(number, account);
  return country !== null && isNumberOf(number, country) ? number : null;
}
