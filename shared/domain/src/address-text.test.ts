import { expect, it } from 'vitest';
import { addressLines, addressText } from './address-text.ts';

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
