import { expect, it } from 'vitest';
import { addressText } from './address-values.ts';

it('writes a Malaysian address with the name of its state, unless the city is one', () => {
  const draft = {
    country: 'MYS' as const,
    houseNumber: '',
    address: '8 Jalan Sultan',
    address2: '',
    city: 'Ipoh',
    state: 'PRK',
    zip: '30000',
  };
  expect(addressText(draft)).toBe('8 Jalan Sultan, 30000 Ipoh, Perak');
  const capital = { ...draft, city: 'Kuala Lumpur', state: 'KUL', zip: '59100' };
  expect(addressText(capital)).toBe('8 Jalan Sultan, 59100 Kuala Lumpur');
});
