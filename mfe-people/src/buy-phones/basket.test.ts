import type { Deskphone, DeskphoneOrder } from '@jackfield/contract/api/deskphone';
import { expect, it } from 'vitest';
import { isMoving } from './api.ts';
import { itemsOf, linesOf, piecesOf, totalOf, withQuantity } from './basket.ts';

const phone = (id: string, price: number): Deskphone => ({
  id,
  item: 'deskphone.t54w',
  model: id,
  description: '',
  picture: 'compact',
  price,
  currency: 'usd',
});
const phones = [phone('a', 0.1), phone('b', 189.99)];

it('[DEV-02] counts pieces and their price without losing a cent', () => {
  const basket = withQuantity(withQuantity({}, 'b', 3), 'a', 3);
  const lines = linesOf(basket, phones);
  expect(lines.map(({ phone: { id } }) => id)).toEqual(['a', 'b']);
  expect([piecesOf(lines), totalOf(lines)]).toEqual([6, 570.27]);
  expect(itemsOf(linesOf(withQuantity(basket, 'a', 0), phones))).toEqual([
    { deskphoneId: 'b', quantity: 3 },
  ]);
});

it('[DEV-02] keeps a quantity between none and fifty', () => {
  expect(withQuantity({}, 'a', -1)).toEqual({ a: 0 });
  expect(withQuantity({}, 'a', 51)).toEqual({ a: 50 });
});

it('[DEV-02] reads orders again while one is charged or given back', () => {
  const now = new Date('2026-01-05T15:00:10.000Z');
  const order = (change: Partial<DeskphoneOrder>) =>
    isMoving(
      {
        status: 'pending',
        isRefunded: false,
        updatedAt: '2026-01-05T15:00:00.000Z',
        ...change,
      } as DeskphoneOrder,
      now,
    );
  expect(order({})).toBe(true);
  expect(order({ status: 'paid' })).toBe(false);
  expect(order({ status: 'cancelled' })).toBe(true);
  expect(order({ status: 'cancelled', isRefunded: true })).toBe(false);
  expect(order({ status: 'cancelled', updatedAt: '2026-01-05T14:00:00.000Z' })).toBe(false);
});
