import { expect, it } from 'vitest';
import { refusedFields } from './refused-fields.ts';

it('finds the field of a refused member, and none whose name only begins alike', () => {
  const messages = { nameOnInvoice: 'Too long', 'hours.monday.from': 'Not a time' };
  expect(refusedFields(['hours', 'name', 'nameOnInvoice'], messages)).toEqual([
    { field: 'hours', message: 'Not a time' },
    { field: 'nameOnInvoice', message: 'Too long' },
  ]);
});
