import { expect, it } from 'vitest';
import { checkAddress, countryOf, trimAddress } from './address-rules.ts';
import { addressLines, addressText } from '../people/address-text.ts';

const address = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Suite 300',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};

it('VAL-26 requires house number, street, city, state and zip, not the second line', () => {
  expect(checkAddress({ ...address, addressLine2: '' }, 'USA')).toEqual({});
  const blank = { ...address, houseNumber: ' ', streetName: '', city: '', stateCode: '', zip: '' };
  expect(checkAddress(blank, 'USA')).toEqual({
    houseNumber: 'required',
    streetName: 'required',
    city: 'required',
    stateCode: 'required',
    zip: 'required',
  });
});

it('VAL-29 refuses a state or zip of the other country', () => {
  expect(checkAddress(address, 'CAN')).toEqual({ stateCode: 'required', zip: 'invalid' });
  const toronto = { ...address, stateCode: 'ON', zip: 'm5v 3l9' };
  expect(checkAddress(toronto, 'CAN')).toEqual({});
  expect(trimAddress(toronto).zip).toBe('M5V 3L9');
});

it('VAL-29 tells the country of a stored address by its state', () => {
  expect(countryOf(address, 'CAN')).toBe('USA');
  expect(countryOf({ ...address, stateCode: 'ON' }, 'USA')).toBe('CAN');
  expect(countryOf({ ...address, stateCode: '' }, 'CAN')).toBe('CAN');
});

it('PPL-05 prints an address on two lines or one', () => {
  expect(addressLines(address)).toEqual(['214 Dauphin Street, Suite 300', 'Mobile, AL 36602']);
  expect(addressText({ ...address, addressLine2: '' })).toBe(
    '214 Dauphin Street, Mobile, AL 36602',
  );
});
