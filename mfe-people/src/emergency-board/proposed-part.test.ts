import { expect, it } from 'vitest';
import { proposedPart } from './proposed-part.ts';

const bay = {
  houseNumber: '18',
  streetName: 'Bay Rd',
  addressLine2: '',
  city: 'Daphne',
  stateCode: 'AL',
  zip: '36526',
};

it.each([
  [{ streetName: 'Bayview Road' }, 'Bayview Road'],
  [{ houseNumber: '81' }, '81 Bay Rd'],
  [{ addressLine2: 'Unit B' }, 'Unit B'],
  [{ city: 'Fairhope', zip: '36532' }, 'Fairhope'],
  [{ zip: '36527' }, '36527'],
])('[EMER-01] names what %j changes', (change, part) => {
  expect(proposedPart(bay, { ...bay, ...change })).toBe(part);
});
