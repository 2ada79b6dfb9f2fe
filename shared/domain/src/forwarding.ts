import type { AccountCountry } from '@jackfield/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { homeCountries, phoneCountryOf } from './dialing.ts';
import { isStoredPhone } from './phone-numbers.ts';

/**
 * Where calls to a number go as seen from an account: `home` is its own numbering area, USA and
 * Canada share one; `refused` is what nobody forwards to: premium rates, satellites, numbers of no
 * place, and service codes such as 911.
 */
export type ForwardReach = 'home' | 'international' | 'refused' | 'invalid';

const satellites = ['870', '881', '882', '883'];
/** Premium rates that the library does not know as such. */
const premium = [/^\+1\d{3}976/, /^\+60600/];
/** Canada's area code for data lines, on which nobody answers. */
const dataLines = /^\+1600/;
/** No area code ends in 11: they are 211 to 911, the service and emergency codes. */
const serviceCode = /^\+1[2-9]11/;
/** Judges a number in international format as target of forwarded calls; for the server. */
export function forwardReach(stored: string, account: AccountCountry): ForwardReach {
  if (satellites.some((prefix) => stored.startsWith(`+${prefix}`))) return 'refused';
  if ([...premium, dataLines, serviceCode].some((pattern) => pattern.test(stored)))
    return 'refused';
  if (!isStoredPhone(stored)) return 'invalid';
  const type = parsePhoneNumberFromString(stored)?.getType();
  // What a call to a personal number costs is its owner's choice, wherever in the world it rings.
  if (type === 'PREMIUM_RATE' || type === 'PERSONAL_NUMBER') return 'refused';
  const { country = '' } = phoneCountryOf(stored) ?? {};
  return homeCountries[account].includes(country) ? 'home' : 'international';
}
