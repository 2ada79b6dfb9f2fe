import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import { countries } from './countries.ts';
import { phoneCountryOf } from './dialing.ts';

const alpha2 = new Map(
  countries.map(({ countryAlpha3Code, countryCode }) => [countryAlpha3Code, countryCode]),
);

/** Length of a number in international format that is stored (VAL-08). */
const storable = /^\+\d{7,15}$/;

/** Digits of any script, dashes and blanks of any kind in their plain form; marks without a width go. */
const plainText = (written: string) =>
  written
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[\p{Z}\s]+/gu, ' ')
    .trim();

/** Digits of a script follow each other from 0 to 9. */
function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** More than a number with its label and extension ever needs. */
const longest = 100;

/**
 * What somebody wrote as a number, in plain digits and signs, without what programs put around one:
 * a label or scheme before it (`Tel:`, `tel:`), quotes, the equals sign of a spreadsheet.
 */
export function plainPhone(written: string): string {
  if (written.length > longest) return written;
  return plainText(written)
    .replace(/^[\s'"=:]+|[\s'"]+$/g, '')
    .replace(/^\p{L}[\p{L}\p{M} .']*[ :.=] *(?=[+(\d])/u, '');
}

/** Whether a plain text is digits and the signs that people put between them, and nothing else. */
export const isDialable = (plain: string): boolean =>
  plain.length <= longest && /^[( ]*\+*[\d ()./,_·•-]*$/.test(plain);

/** A number as a program shortened it: 1.25155501E+10. Its last digits are lost. */
const shortened = /^[+-]?\d+(?:[.,]\d*)?E[+-]?\d+$/i;
const extension = /^(.*\d\)?) ?(?:; ?)?(?:[;,#xwp]+|\(?e?xt\p{L}*|\(?samb\p{L}*)[ .:=,#]*\d+\)?$/iu;
const labelAfter = /^(.*\d\)?) ?\(?\p{L}{2}[\p{L} .]*\)?$/u;

/** Numbers that are advertised in letters: toll-free, and Malaysia's of one price. */
const lettered = /^\+?1?8(?:00|33|44|55|66|77|88)|^(?:\+?60|0)?1[38]00/;
const letteredParts = /^(?:\+?\d+|\d*[A-Z]{2,})$/i;
const keypad = '22233344455566677778889999';

/** The digits of a number that is advertised in letters; null for other texts. */
function digitsOfLetters(plain: string): string | null {
  const parts = plain.split(/[ ().-]+/).filter(Boolean);
  const isSpelled = /[A-Z](?:[^A-Z]*[A-Z]){2}/i.test(plain);
  if (!isSpelled || !parts.every((part) => letteredParts.test(part))) return null;
  const digits = plain.replaceAll(/[A-Z]/gi, (letter) =>
    String(keypad[letter.toUpperCase().charCodeAt(0) - 65]),
  );
  return lettered.test(digits.replaceAll(/[^+\d]/g, '')) ? digits : null;
}

/** Parts of a tel: link that say nothing of the number. */
const linkParts = /;(?:phone-context|isub|verstat)=[^;]*/gi;

function numberIn(plain: string, country: string): string | null {
  if (!isDialable(plain)) return null;
  const digits = plain.replaceAll(/\D/g, '');
  const isInternational = /^\D*\+/.test(plain);
  if (isInternational) return validIn(`+${digits}`);
  // Most of the world dials 00 before a country's prefix, also people who are in North America.
  return validIn(digits, country) ?? validIn(digits.replace(/^00/, '+'));
}

function validIn(digits: string, country = ''): string | null {
  const code = alpha2.get(country) ?? '';
  const read = parsePhoneNumberFromString(
    digits,
    isSupportedCountry(code) ? { defaultCountry: code } : {},
  );
  if (!read?.isValid() || !storable.test(read.number)) return null;
  return phoneCountryOf(read.number) ? read.number : null;
}

/**
 * Why a text is no number: a spreadsheet shortened it (1.25E+10), an extension follows it, no number
 * has so many digits, or it is none of its country (VAL-05, OP-128).
 */
export type NumberFault = 'shortened' | 'extension' | 'tooLong' | 'invalid';

/**
 * What somebody wrote as a number, in any common writing: with a plus sign, or as it is dialed
 * within a country (alpha-3) or from there abroad. Answers the number in international format, as it
 * is stored (VAL-08, ENT-26), or why there is none; nothing that was written is passed over.
 */
export function readWritten(
  written: string,
  country = '',
): { number: string } | { fault: NumberFault } {
  const plain = plainPhone(written);
  if (plain.length > longest) return { fault: 'invalid' };
  const [, beforeLabel = ''] = labelAfter.exec(plain) ?? [];
  const alone = plain.replace(linkParts, '');
  for (const text of [alone, digitsOfLetters(plain) ?? '', beforeLabel]) {
    const number = numberIn(text, country);
    if (number !== null) return { number };
  }
  if (shortened.test(plain)) return { fault: 'shortened' };
  const [, main = ''] = extension.exec(plain) ?? [];
  if (main.replaceAll(/\D/g, '').length >= 7) return { fault: 'extension' };
  return { fault: isDialable(plain) && isTooLong(plain, country) ? 'tooLong' : 'invalid' };
}

/** The number of `readWritten`; null where there is none. */
export function readPhoneNumber(written: string, country = ''): string | null {
  const read = readWritten(written, country);
  return 'number' in read ? read.number : null;
}

/** Whether a number in international format is one of its country (VAL-05, OP-128). */
export function isStoredPhone(stored: string): boolean {
  return storable.test(stored) && readPhoneNumber(stored) === stored;
}

/** Whether a number has more digits than any of its country; alpha-3 where it has no plus sign. */
export function isTooLong(digits: string, country = ''): boolean {
  const code = alpha2.get(country) ?? '';
  const within = isSupportedCountry(code) ? { defaultCountry: code } : {};
  return validatePhoneNumberLength(digits, within) === 'TOO_LONG';
}

/** Whether a stored number is one of a country, by prefix and form (VAL-05); alpha-3. */
export function isNumberOf(stored: string, country: string): boolean {
  const found = countries.find(({ countryAlpha3Code }) => countryAlpha3Code === country);
  return (
    isStoredPhone(stored) && (found?.code ?? []).some((prefix) => stored.startsWith(`+${prefix}`))
  );
}

/**
 * Country of a stored number, alpha-3, by its longest prefix; `preferred` wins among countries that
 * share one, such as USA and Canada. Null where the number is none of its country.
 */
export function countryOfNumber(stored: string, preferred: string): string | null {
  return isStoredPhone(stored) ? (phoneCountryOf(stored, preferred)?.country ?? null) : null;
}
