import { afterEach, expect, it } from 'vitest';
import { activateLocale } from '@jackfield/texts';
import { formatList, formatNumber } from './formats.ts';

afterEach(() => activateLocale('en'));

it('writes numbers and lists in English unless another language is active', () => {
  expect(formatNumber(1420)).toBe('1,420');
  expect(formatNumber(0.0042, { style: 'percent', maximumFractionDigits: 1 })).toBe('0.4%');
  expect(formatList(['Ana', 'Ben', 'Cleo'])).toBe('Ana, Ben, and Cleo');
  expect(formatList(['1', '2'], 'or')).toBe('1 or 2');
});

it('follows the active language', () => {
  activateLocale('es');
  // As in the USA and Mexico, not in Spain.
  expect(formatNumber(14_200)).toBe('14,200');
  expect(formatList(['Ana', 'Ben'])).toBe('Ana y Ben');
});
