import { expect, it } from 'vitest';
import {
  addressCountry,
  checkAddress,
  draftOfForm,
  draftOfService,
  formOfDraft,
  serviceOfDraft,
} from './address-rules.ts';
import { fromServiceAddress, toServiceAddress } from './addresses.ts';

const stored = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: 'Suite 300',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const mandatory = { format: 'two', isMandatory: true } as const;
const draft = draftOfService(stored, 'USA');

it('[VAL-26] with the flag requires house number, street, city, state and zip', () => {
  expect(checkAddress({ ...draft, address2: '' }, mandatory)).toEqual({});
  const blank = { ...draftOfService(null, 'USA'), houseNumber: ' ' };
  expect(checkAddress(blank, mandatory)).toEqual({
    houseNumber: 'required',
    address: 'required',
    city: 'required',
    state: 'required',
    zip: 'required',
  });
  expect(checkAddress(blank, { format: 'one', isMandatory: true })).not.toHaveProperty(
    'houseNumber',
  );
});

it('[VAL-26] without the flag takes an empty address, yet no wrong one', () => {
  const optional = { format: 'one', isMandatory: false } as const;
  expect(checkAddress(draftOfForm(null, 'MYS'), optional)).toEqual({});
  expect(checkAddress({ ...draft, zip: '1' }, optional)).toEqual({ zip: 'invalid' });
});

it('[VAL-29] refuses a state or zip of the other country', () => {
  const abroad = { ...draft, country: 'CAN' as const };
  expect(checkAddress(abroad, mandatory)).toEqual({ state: 'invalid', zip: 'invalid' });
  const toronto = { ...abroad, state: 'ON', zip: ' m5v 3l9' };
  expect(checkAddress(toronto, mandatory)).toEqual({});
  expect(serviceOfDraft(toronto).zip).toBe('M5V 3L9');
  const bangsar = { ...draft, country: 'MYS' as const, state: 'KUL', zip: '59100' };
  expect(checkAddress(bangsar, mandatory)).toEqual({});
});

it.each([
  ['USA', { houseNumber: '214', address: 'Dauphin Street' }, {}],
  ['USA', { houseNumber: 'N6W23001', address: 'Bluemound Road' }, {}],
  ['USA', { houseNumber: '123 1/2', address: '5th Avenue' }, {}],
  ['USA', { zip: '36602-1234' }, {}],
  ['USA', { zip: '366021234' }, { zip: 'invalid' }],
  ['USA', { zip: '00012' }, { zip: 'invalid' }],
  [
    'USA',
    { houseNumber: 'PO Box', address: '1234' },
    { houseNumber: 'postBox', address: 'invalid' },
  ],
  ['USA', { address: 'P.O. Box 1234' }, { address: 'postBox' }],
  ['USA', { address2: 'Post Office Box 7' }, { address2: 'postBox' }],
  ['USA', { address: 'General Delivery' }, { address: 'postBox' }],
  ['USA', { houseNumber: 'Dauphin Street' }, { houseNumber: 'invalid' }],
  ['USA', { houseNumber: '214 Dauphin Street' }, { houseNumber: 'houseNumberAlone' }],
  ['CAN', { state: 'ON', zip: 'M5V 3L9' }, {}],
  ['CAN', { state: 'ON', zip: 'D5V 3L9' }, { zip: 'invalid' }],
  ['CAN', { state: 'QC', zip: 'H2Y 1C6', address: 'Case postale 12' }, { address: 'postBox' }],
  ['MYS', { state: 'KUL', zip: '59100', houseNumber: 'Lot 12-3A', address: 'Jalan 14/2' }, {}],
  ['MYS', { state: 'KUL', zip: '5910' }, { zip: 'invalid' }],
  ['MYS', { state: 'KUL', zip: '59100', address: 'Peti Surat 10' }, { address: 'postBox' }],
] as const)('an emergency address in %s with %j has %j', (country, part, faults) => {
  expect(checkAddress({ ...draft, country, ...part }, mandatory)).toEqual(faults);
});

it('a company may get its post in a box', () => {
  const boxed = { ...draft, address: 'PO Box 12' };
  expect(checkAddress(boxed, { ...mandatory, isPostal: true })).toEqual({});
  expect(checkAddress(boxed, { format: 'one', isMandatory: true })).toEqual({});
});

it('[VAL-29] tells the country of a stored address by its state, as far as the account may choose', () => {
  expect(addressCountry('ON', 'USA')).toBe('CAN');
  expect(addressCountry('AL', 'USA')).toBe('USA');
  expect(addressCountry('', 'USA')).toBe('USA');
  expect(addressCountry('AL', 'CAN')).toBe('CAN');
});

it('[ENT-30] [ENT-31] keeps both formats as they were stored', () => {
  expect(serviceOfDraft(draft)).toEqual(stored);
  const one = fromServiceAddress(stored);
  expect(formOfDraft(draftOfForm(one, 'USA'))).toEqual(one);
  expect(serviceOfDraft(draftOfService(toServiceAddress(one), 'USA'))).toEqual(stored);
});
