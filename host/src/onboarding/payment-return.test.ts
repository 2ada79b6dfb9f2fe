import { expect, it } from 'vitest';
import { cardOfReturn, isRefusedReturn, paymentReturn } from './payment-return.ts';

const of = (path: string) => paymentReturn(`https://portal.example${path}`);

it('SHELL-49 takes the parameters off and keeps the others', () => {
  expect(of('/admin-settings/users/listing?payment_intent=pi_1&page=2')).toBe(
    '/admin-settings/users/listing?page=2',
  );
  expect(of('/admin-settings/users/listing?page=2')).toBeNull();
});

it('OP-18 chooses the page behind by source_type', () => {
  const from = (type: string) =>
    of(`/admin-settings/users/listing?payment_intent=x&source_type=${type}`);
  expect(from('balance')).toBe('/admin-settings/billing/call-credits/edit/balance');
  expect(from('invoice')).toBe('/admin-settings/billing/billing-information');
  expect(from('card')).toBe('/admin-settings/billing/billing-information');
  expect(from('other')).toBe('/admin-settings/users/listing');
});

it('SHELL-49 tells a refused payment from one under way', () => {
  const isRefused = (status: string) =>
    isRefusedReturn(`https://portal.example/?payment_intent=x&redirect_status=${status}`);
  expect(isRefused('failed')).toBe(true);
  expect(isRefused('succeeded')).toBe(false);
  expect(isRefusedReturn('https://portal.example/?payment_intent=x')).toBe(false);
});

it('SHELL-14 leaves the roots to their redirects', () => {
  expect(of('/?payment_intent=x')).toBeNull();
  expect(of('/admin-settings?payment_intent=x')).toBeNull();
});

it('OP-106 knows the card that a return brings, and no other return', () => {
  const card = (path: string) => cardOfReturn(`https://portal.example${path}`);
  const page = '/admin-settings/billing/billing-information';
  expect(card(`${page}?payment_intent=pi_1&source_type=card`)).toEqual({
    token: 'pi_1',
    isDefault: false,
  });
  expect(card(`${page}?payment_intent=pi_1&source_type=card&is_default=1`)?.isDefault).toBe(true);
  expect(card(`${page}?payment_intent=pi_1&source_type=invoice`)).toBeNull();
  expect(card(`${page}?source_type=card`)).toBeNull();
  expect(card(`${page}?payment_intent=x&source_type=card&redirect_status=failed`)).toBeNull();
  expect(card('/?payment_intent=pi_1&source_type=card')).toBeNull();
  expect(of(`${page}?payment_intent=pi_1&source_type=card&is_default=1`)).toBe(page);
});
