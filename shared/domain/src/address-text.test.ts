import { expect, it } from 'vitest';
import { addressLines, addressText, companyAddressLines } from './address-text.ts';

it('[PPL-05] prints an address on two lines or one', () => {
  const address = {
    houseNumber: '214',
    streetName: 'Dauphin Street',
    addressLine2: 'Suite 300',
    city: 'Mobile',
    stateCode: 'AL',
    zip: '36602',
  };
  expect(addressLines(address)).toEqual(['214 Dauphin Street, Suite 300', 'Mobile, AL 36602']);
  expect(addressText({ ...address, addressLine2: '' })).toBe(
    '214 Dauphin Street, Mobile, AL 36602',
  );
});

const mobileOffice = {
  streetAddress: '214 Dauphin Street',
  extendedAddress: 'Suite 300',
  locality: 'Mobile',
  region: 'AL',
  postalCode: '36602',
};
const unknown = {
  streetAddress: '',
  extendedAddress: '',
  locality: '',
  region: '',
  postalCode: '',
};

it('writes the address of a company as its country does', () => {
  expect(companyAddressLines(mobileOffice, 'USA')).toEqual([
    '214 Dauphin Street',
    'Suite 300',
    'Mobile, AL 36602',
  ]);
  const ipoh = {
    ...unknown,
    streetAddress: '8 Jalan Sultan',
    locality: 'Ipoh',
    postalCode: '30000',
  };
  expect(companyAddressLines({ ...ipoh, region: 'PRK' }, 'MYS')).toEqual([
    '8 Jalan Sultan',
    '30000 Ipoh, Perak',
  ]);
  const capital = { ...ipoh, locality: 'Kuala Lumpur', region: 'KUL', postalCode: '59100' };
  expect(companyAddressLines(capital, 'MYS')).toEqual(['8 Jalan Sultan', '59100 Kuala Lumpur']);
});

it('has no lines for an address that was never entered', () => {
  expect(companyAddressLines(unknown, 'CAN')).toEqual([]);
});
