import type { AccountCountry } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { describeApi } from '../../../test/each-database.ts';

const dauphin = {
  houseNumber: '214',
  streetName: 'Dauphin Street',
  addressLine2: '',
  city: 'Mobile',
  stateCode: 'AL',
  zip: '36602',
};
const toronto = { ...dauphin, city: 'Toronto', stateCode: 'ON', zip: 'M5V 3L9' };
const bangsar = { ...dauphin, city: 'Kuala Lumpur', stateCode: 'KUL', zip: '59100' };

const refused: readonly [AccountCountry, object, field: string, message: string][] = [
  ['USA', { ...dauphin, zip: '366021234' }, 'zip', 'The zip code format is invalid.'],
  ['USA', { ...dauphin, houseNumber: '' }, 'houseNumber', 'The house number field is required.'],
  [
    'USA',
    { ...dauphin, houseNumber: 'PO Box' },
    'houseNumber',
    'Enter a street address, not a PO box.',
  ],
  [
    'USA',
    { ...dauphin, houseNumber: '214 Dauphin Street' },
    'houseNumber',
    'Enter the house number alone. The street has its own field.',
  ],
  ['USA', { ...dauphin, streetName: '1234' }, 'streetName', 'The street format is invalid.'],
  ['CAN', { ...toronto, zip: '36602' }, 'zip', 'The zip code format is invalid.'],
  ['MYS', { ...bangsar, zip: '5910' }, 'zip', 'The zip code format is invalid.'],
];

describeApi('addresses that help is sent to', ({ server }) => {
  const start = async (country: AccountCountry) =>
    server().makePerson(await server().makeTenant({ country }), { isTenantOwner: true });

  it.each(refused)("a user's in %s refuses %j", async (country, e911Address, field, message) => {
    const owner = await start(country);
    const answer = await server().call(owner, 'PUT', `/api/teammate/${owner.id}`, {
      body: { e911Address },
      version: 1,
    });
    expect([answer.status, answer.body.errors]).toMatchObject([
      400,
      [{ field: `e911Address.${field}`, message }],
    ]);
  });

  it.each(refused.filter(([country]) => country !== 'MYS'))(
    "the company's in %s refuses %j",
    async (country, e911Address, field, message) => {
      const answer = await server().call(await start(country), 'PUT', '/api/tenant', {
        body: { e911Address },
        version: 1,
      });
      expect([answer.status, answer.body.errors]).toMatchObject([
        400,
        [{ field: `e911Address.${field}`, message }],
      ]);
    },
  );

  it.each([
    ['USA', dauphin],
    ['USA', toronto],
    ['CAN', toronto],
    ['MYS', bangsar],
  ] as const)("a user's in %s takes %j", async (country, e911Address) => {
    const owner = await start(country);
    const answer = await server().call(owner, 'PUT', `/api/teammate/${owner.id}`, {
      body: { e911Address },
      version: 1,
    });
    expect([answer.status, answer.body.e911Address]).toEqual([200, e911Address]);
  });

  it.each([
    ['USA', 'AL', '366021234'],
    ['CAN', 'ON', '36602'],
    ['MYS', 'KUL', '5910'],
  ] as const)('ONB-03 the address of a new company in %s has its own postcode', async (...of) => {
    const [country, region, postalCode] = of;
    const address = { streetAddress: '1 Main Street', extendedAddress: '', locality: 'Mobile' };
    const answer = await server().call(await start(country), 'PUT', '/api/tenant', {
      body: { companyAddress: { ...address, region, postalCode } },
      version: 1,
    });
    expect([answer.status, answer.body.errors]).toMatchObject([
      400,
      [{ field: 'companyAddress.postalCode' }],
    ]);
  });
});
