import { expect, it } from 'vitest';
import { brandName } from '@jackfield/domain/card-brand';
import { cardExpiry, expiryDate } from './card-expiry.ts';

const november = new Date(2026, 10, 30, 23, 59);

it('warns in the month before a card expires and in its own', () => {
  expect(cardExpiry({ expMonth: 12, expYear: 2026 }, november)).toBe('nextMonth');
  expect(cardExpiry({ expMonth: 11, expYear: 2026 }, november)).toBe('thisMonth');
  expect(cardExpiry({ expMonth: 10, expYear: 2026 }, november)).toBe('expired');
  expect(cardExpiry({ expMonth: 11, expYear: 2025 }, november)).toBe('expired');
  expect(cardExpiry({ expMonth: 1, expYear: 2027 }, november)).toBe('later');
  expect(cardExpiry({ expMonth: 1, expYear: 2027 }, new Date(2026, 11, 1))).toBe('nextMonth');
});

it('prints expiry and brand as on the card', () => {
  expect(expiryDate({ expMonth: 8, expYear: 2028 })).toBe('08/2028');
  expect(brandName('visa')).toBe('Visa');
  expect(brandName('MasterCard')).toBe('Mastercard');
  expect(brandName('elo')).toBe('Elo');
});
