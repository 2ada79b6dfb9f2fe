import type { RateDeckEntry } from '@jackfield/contract/api/rate-deck';
import { expect, it } from 'vitest';
import { rateText } from './rate-text.ts';

const entry: RateDeckEntry = {
  id: 'BRA',
  name: 'Brazil',
  displayDialingCode: '+55',
  countryAlpha3Code: 'BRA',
  rate: 0.019,
  highestRate: 0.086,
  currency: 'usd',
  isAllowed: true,
};

it('says the lowest and the highest rate, and one price once', () => {
  expect(rateText(entry)).toBe('$0.0190 to $0.0860');
  expect(rateText({ ...entry, highestRate: 0.019, currency: 'myr' })).toBe('RM\u00a00.0190');
});
