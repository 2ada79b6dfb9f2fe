import { localeNow } from '@jackfield/domain/locale';

const made = new Map<string, Intl.NumberFormat>();

/** A number with the separators of the active language: '1,420'; with options '0.4%'. */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  const key = `${localeNow()} ${JSON.stringify(options)}`;
  const format = made.get(key) ?? new Intl.NumberFormat(localeNow(), options);
  made.set(key, format);
  return format.format(value);
}

/** Names in a row: 'Ana, Ben, and Cleo', or with 'or' before the last. */
export function formatList(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  const type = last === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(localeNow(), { type }).format(items);
}
