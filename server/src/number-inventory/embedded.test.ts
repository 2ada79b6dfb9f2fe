import { isStoredPhone } from '@jackfield/domain/phone-numbers';
import { expect, it } from 'vitest';
import { embeddedProvider } from './embedded.ts';

const [bandwidth, localNumber] = [embeddedProvider('bandwidth'), embeddedProvider('localNumber')];

it.each([
  ['USA', '251', false, '+1251555'],
  ['USA', '877', true, '+1877555'],
  ['CAN', '416', false, '+1416555'],
  ['CAN', '800', true, '+1800555'],
  ['MYS', '03', false, '+6032155'],
  ['MYS', '04', false, '+604215'],
  ['MYS', '088', false, '+608821'],
] as const)(
  '[API-95] [NUM-24] sells numbers of %s %s',
  async (country, areaCode, isTollFree, start) => {
    const search = { country, areaCode, isTollFree, limit: 10_000 };
    const [first, second] = [await bandwidth.search(search), await localNumber.search(search)];
    expect(first.length + second.length).toBeGreaterThan(600);
    expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
    for (const number of [...first, ...second]) {
      expect(number.startsWith(start) && isStoredPhone(number)).toBe(true);
    }
    expect(await localNumber.find(second[0] ?? '', country)).toEqual({ country, isTollFree });
    expect(await bandwidth.find(second[0] ?? '', country)).toBeNull();
  },
);

it('[NUM-25] has no numbers of an area code that the country does not have', async () => {
  const search = { country: 'USA', areaCode: '211', isTollFree: false, limit: 8 } as const;
  expect(await bandwidth.search(search)).toEqual([]);
});

it('sells numbers whose last four hold some digits in a row', async () => {
  const search = { country: 'USA', areaCode: '877', isTollFree: true, limit: 10_000 } as const;
  const all = await bandwidth.search(search);
  const found = await bandwidth.search({ ...search, digits: '42' });
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(all.filter((number) => number.slice(-4).includes('42')));
});

it('[OP-68] bandwidth sells none in Malaysia', async () => {
  const search = { country: 'MYS', areaCode: '03', isTollFree: false, limit: 8 } as const;
  expect(await bandwidth.search(search)).toEqual([]);
});

it.each(['+911', '+19115550100', '+12515551212', '+12125551', '+6032155', '+4915112345678'])(
  'never sells %s',
  async (number) => {
    for (const country of ['USA', 'CAN', 'MYS'] as const) {
      expect(await bandwidth.find(number, country)).toBeNull();
      expect(await localNumber.find(number, country)).toBeNull();
    }
  },
);
