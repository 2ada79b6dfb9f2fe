import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Whether a stored number is one of mobile phones alone; false where its country tells none apart.
 * Its numbering plans are large: for the server, never for a page.
 */
export const isMobileNumber = (stored: string): boolean =>
  parsePhoneNumberFromString(stored)?.getType() === 'MOBILE';
