import type { AccountCountry } from '@jackfield/contract';
import type { Message } from '@jackfield/texts';
import * as v from 'valibot';
import { type CardConduct, testCards } from '../test-cards.ts';
import { texts } from './texts.ts';

/** What the form sends; a checkbox that is off is not sent. */
export const cardFormSchema = v.object({
  number: v.optional(v.string(), ''),
  expiry: v.optional(v.string(), ''),
  code: v.optional(v.string(), ''),
  holder: v.optional(v.string(), ''),
  postalCode: v.optional(v.string(), ''),
  isDefault: v.optional(v.string()),
});
export type CardForm = v.InferOutput<typeof cardFormSchema>;
export const emptyForm: CardForm = v.parse(cardFormSchema, {});
export type CardField = 'number' | 'expiry' | 'code' | 'holder' | 'postalCode';

/** A card without its number, as the sandbox keeps it. */
export interface ReadCard {
  readonly conduct: CardConduct;
  readonly last4Digits: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly holderName: string;
}

type Faults = Partial<Record<CardField, Message>>;

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Reads '08 / 29', '8/2029' and the like; null for anything else. */
function readExpiry(text: string): { month: number; year: number } | null {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  const read = { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) };
  return read.month >= 1 && read.month <= 12 ? read : null;
}

function faultOfNumber(number: string): Message | undefined {
  if (number === '') return texts.numberMissing;
  const known = testCards.find((card) => card.number === number);
  if (known === undefined) return texts.numberUnknown;
  if (known.conduct !== null) return undefined;
  return known.kind === 'expired' ? texts.numberExpired : texts.numberDeclined;
}

/** What is wrong with the form, by field, or the card that it describes. */
export function readCardForm(form: CardForm, now: Date): { faults: Faults } | { card: ReadCard } {
  const number = digitsOf(form.number);
  const expiry = readExpiry(form.expiry);
  const faults: Faults = {};
  const wrongNumber = faultOfNumber(number);
  if (wrongNumber !== undefined) faults.number = wrongNumber;
  if (expiry === null) faults.expiry = texts.expiryWrong;
  else if (expiry.year * 12 + expiry.month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) {
    faults.expiry = texts.expiryOver;
  }
  if (!/^\d{3}$/.test(form.code.trim())) faults.code = texts.codeWrong;
  const holderName = form.holder.trim().slice(0, 100);
  if (holderName === '') faults.holder = texts.holderMissing;
  if (form.postalCode.trim() === '') faults.postalCode = texts.postalCodeMissing;
  const conduct = testCards.find((card) => card.number === number)?.conduct;
  if (Object.keys(faults).length > 0 || expiry === null || !conduct) return { faults };
  const { month: expMonth, year: expYear } = expiry;
  return { card: { conduct, last4Digits: number.slice(-4), expMonth, expYear, holderName } };
}

/** Number in groups of four, as it stands on a card. */
export const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** The form with one of the test cards in it; the security code is left to the person. */
export function filledWith(
  index: number,
  account: { companyName: string; postalCode: string },
  now: Date,
): CardForm {
  const card = testCards[index];
  const year = String(now.getUTCFullYear() + 3).slice(-2);
  return {
    number: card === undefined ? '' : grouped(card.number),
    expiry: card === undefined ? '' : `08 / ${year}`,
    code: '',
    holder: account.companyName,
    postalCode: account.postalCode,
    isDefault: undefined,
  };
}

/** What the field of the postal code is called in a country. */
export const postalCodeLabel = (country: AccountCountry): Message =>
  country === 'USA' ? texts.zip : texts.postalCode;
