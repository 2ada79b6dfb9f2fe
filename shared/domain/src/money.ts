import type { Currency } from '@jackfield/contract';
import { perLocale } from './locale.ts';

const format = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const signs: Record<Currency, string> = { usd: '$', myr: 'RM ' };

/** Amount with 2 decimals and thousands separators: 1,234,567.50 (CONST-05). */
export const formatAmount = (amount: number): string => format().format(amount);

/** Amount with its currency sign: '$1,234.50', 'RM 1,234.50', '-$4.00' (OP-130). */
export function formatMoney(amount: number, currency: Currency): string {
  const size = formatAmount(Math.abs(amount));
  const text = signs[currency] + size;
  return amount < 0 && size !== formatAmount(0) ? `-${text}` : text;
}

const rateFormat = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 }),
);

/** Price of a minute or a message, whose four decimals count: '$0.0190'. */
export const formatRate = (rate: number, currency: Currency): string =>
  signs[currency] + rateFormat().format(rate);
