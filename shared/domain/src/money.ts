import type { Currency } from '@jackfield/contract';
import { perLocale } from './locale.ts';

const format = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** With the sign where the language has it: '$5.00', '5,00 $'; a few hundredths below zero are none. */
const formatIn = (locale: string, currency: Currency, minimumFractionDigits: 2 | 4) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: 'negative',
    minimumFractionDigits,
    maximumFractionDigits: minimumFractionDigits,
  });
const moneyFormat = perLocale((locale, currency: Currency) => formatIn(locale, currency, 2));
const rateFormat = perLocale((locale, currency: Currency) => formatIn(locale, currency, 4));

/** Amount with 2 decimals and thousands separators: 1,234,567.50 (CONST-05). */
export const formatAmount = (amount: number): string => format().format(amount);

/** Amount with its currency sign: '$1,234.50', 'RM 1,234.50', '-$4.00' (OP-130). */
export const formatMoney = (amount: number, currency: Currency): string =>
  moneyFormat(currency).format(amount);

/** The sign of a currency on the side of a field of an amount where the language has it. */
export function currencySign(currency: Currency): { prefix: string } | { suffix: string } {
  const parts = moneyFormat(currency).formatToParts(0);
  const place = parts.findIndex(({ type }) => type === 'currency');
  const sign = parts[place]?.value ?? '';
  return place === 0 ? { prefix: sign } : { suffix: sign };
}

/** Price of a minute or a message, whose four decimals count: '$0.0190'. */
export const formatRate = (amount: number, currency: Currency): string =>
  rateFormat(currency).format(amount);

/**
 * Money in whole cents, which add up exactly. Made by the functions below alone, so that an
 * amount of dollars or ringgit is never taken for it.
 */
export type Cents = number & { readonly unit: 'cents' };

/** A sum, a product or a difference of cents; throws for what is no whole number. */
export function toCents(whole: number): Cents {
  if (!isCents(whole)) throw new RangeError(`${whole} are no whole cents.`);
  return whole;
}

const isCents = (whole: number): whole is Cents => Number.isSafeInteger(whole);

/** An amount with two decimals, of the database ('0.29') or of an answer (0.29), in cents. */
export const parseCents = (amount: string | number): Cents =>
  toCents(Math.round(Number(amount) * 100) + 0);

/** Cents as the database and the payment provider take them: '0.29'. */
export const toDecimal = (some: Cents): string => (some / 100).toFixed(2);

/** Cents as an answer gives them: 0.29. */
export const toAmount = (some: Cents): number => some / 100;

/** Cents with the sign of their currency, as `formatMoney`. */
export const formatCents = (some: Cents, currency: Currency): string =>
  formatMoney(toAmount(some), currency);

/** All together. */
export const sumCents = (all: readonly Cents[]): Cents =>
  toCents(all.reduce((sum, one) => sum + one, 0));

/** Amounts with two decimals together, exact where their own sum is not: 0.1 and 0.2 are 0.3. */
export const sumAmounts = (amounts: readonly (string | number)[]): number =>
  toAmount(sumCents(amounts.map(parseCents)));

/**
 * A part of an amount, such as 5 of 30 days, rounded to the cent, halves up. Once for each line that is
 * printed, of all its pieces, so that the line can be worked out again from what it prints.
 */
export const shareOf = (some: Cents, part: number, whole: number): Cents =>
  toCents(Math.floor((2 * some * part + whole) / (2 * whole)));

/** Tax on the amount of a printed line; the rate is in per cent with two decimals, null for none. */
export const taxOn = (some: Cents, rate: string | null): Cents =>
  rate === null ? toCents(0) : shareOf(some, parseCents(rate), 10_000);
