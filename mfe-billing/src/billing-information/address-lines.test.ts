import { expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const mobile = {
  streetAddress: '214 Dauphin Street',
  extendedAddress: 'Suite 300',
  locality: 'Mobile',
  region: 'AL',
  postalCode: '36602',
};
const empty = {
  streetAddress: '',
  extendedAddress: '',
  locality: '',
  region: '',
  postalCode: '',
};

it('writes an address as its country does', () => {
  expect(addressLines(mobile, 'USA')).toEqual([
    '214 Dauphin Street',
    'Suite 300',
    'Mobile, AL 36602',
  ]);
  const ipoh = { ...empty, streetAddress: '8 Jalan Sultan', locality: 'Ipoh', postalCode: '30000' };
  expect(addressLines({ ...ipoh, region: 'PRK' }, 'MYS')).toEqual([
    '8 Jalan Sultan',
    '30000 Ipoh, Perak',
  ]);
  const capital = { ...ipoh, locality: 'Kuala Lumpur', region: 'KUL', postalCode: '59100' };
  expect(addressLines(capital, 'MYS')).toEqual(['8 Jalan Sultan', '59100 Kuala Lumpur']);
});

it('has no lines for an address that was never entered', () => {
  expect(addressLines(empty, 'CAN')).toEqual([]);
});
