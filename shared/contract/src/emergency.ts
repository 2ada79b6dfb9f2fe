import { later } from '@jackfield/texts';
import * as v from 'valibot';
import { refusals } from './refusals.ts';

/** Numbers that call for help, in the countries of the product. */
export const emergencyNumbers: readonly string[] = ['112', '911', '933', '988', '999'];

const dialled = new RegExp(`^\\+?\\d{0,3}(${emergencyNumbers.join('|')})$`);

/**
 * Whether a text dials for help: one of the numbers, alone or behind a country prefix, as phone
 * fields send it. No phone number is as short (VAL-08).
 */
export function isEmergencyNumber(text: string): boolean {
  return dialled.test(text.replaceAll(/[\s()./-]/g, ''));
}

/**
 * English of the refusal of a number for help as a phone number.
 *
 * @deprecated `refusals.emergency` is said in every language; released remotes take this.
 */
export const emergencyText = refusals.emergency.message;

const isOther = (text: string) => !isEmergencyNumber(text);
const isFree = (extension: string) => !emergencyNumbers.includes(extension);

/** Rules whose breach is refused with 422. */
export const emergencyRules: ReadonlySet<unknown> = new Set([isOther, isFree]);

/** Step of a schema of phone numbers: nobody blocks, or forwards to, a number for help. */
export const notEmergency = () => v.check<string, () => string>(isOther, later(refusals.emergency));

/** Step of a schema of extensions: what people dial for help reaches help (OP-98). */
export const notEmergencyExtension = () =>
  v.check<string, () => string>(isFree, later(refusals.emergencyExtension));
