import { maskPhone, nationalDigits } from '@jackfield/domain';
import { countries } from '@jackfield/domain/countries';
import { phoneCountryOf } from '@jackfield/domain/dialing';
import { isDialable, plainPhone, readPhoneNumber } from '@jackfield/domain/phone-numbers';

/** Extensions and numbers for help are as short as that, and are shown as they are. */
const longestShort = 6;

/** Whether a text is what a telephone dials, also with its star and hash. */
export const isDialled = (text: string): boolean => /^\+?[\d*#]*$/.test(text);

/** What was typed or pasted: plain keys of a telephone, or the text itself where it is a name. */
export function readTyped(text: string): string {
  const plain = plainPhone(text);
  if (isDialable(plain.replaceAll(/[*#]/g, ''))) return plain.replaceAll(/(?!^\+)[^\d*#]/g, '');
  return readPhoneNumber(text) ?? text;
}

/**
 * What was typed as people read numbers, while it is typed: '+1 (251) 555-01'. `country` is the
 * account's, alpha-3, whose numbers need no prefix.
 */
export function shownTyped(typed: string, country: string): string {
  if (!/^\+?\d+$/.test(typed)) return typed;
  if (typed.startsWith('+')) {
    const of = phoneCountryOf(typed, country);
    return of ? maskPhone(typed, of).trimEnd() : typed;
  }
  if (typed.length <= longestShort) return typed;
  const prefix = countries.find(({ countryAlpha3Code }) => countryAlpha3Code === country)?.code[0];
  if (prefix === undefined) return typed;
  const of = { country, prefix };
  // More digits than a number has are shown, and none is changed by it.
  return nationalDigits(typed, of).length <= 10 ? maskPhone(typed, of) : typed;
}

/** What is dialled for it: in international format where it is a number of the account's country. */
export const dialled = (typed: string, country: string): string =>
  readPhoneNumber(typed, country) ?? typed.replaceAll(/[^+\d*#]/g, '');
