import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import {
  dialingPrefixes,
  forwardReach,
  isStoredPhone,
  phoneCountryOf,
  prefixesOf,
} from './forwarding.ts';

describe('phoneCountryOf', () => {
  it('[VAL-05] finds the country by the longest prefix', () => {
    expect(phoneCountryOf('+12515550100')).toEqual({ country: 'USA', prefix: '1' });
    expect(phoneCountryOf('+12425550100')).toEqual({ country: 'BHS', prefix: '1242' });
    expect(phoneCountryOf('+60123456789')).toEqual({ country: 'MYS', prefix: '60' });
    expect(phoneCountryOf('+442071838750')).toEqual({ country: 'GBR', prefix: '44' });
    expect(phoneCountryOf('+9991234567')).toBeNull();
    expect(phoneCountryOf('')).toBeNull();
  });

  it('[OP-129] the preferred country wins among those with the same prefix', () => {
    expect(phoneCountryOf('+14165550100', 'CAN')).toEqual({ country: 'CAN', prefix: '1' });
    expect(phoneCountryOf('+60123456789', 'CAN')).toEqual({ country: 'MYS', prefix: '60' });
  });
});

it('tells numbers of a country by how they begin, as phoneCountryOf does', () => {
  const numbers = dialingPrefixes.flatMap((prefix) =>
    ['', '0', '2055', '787'].map((rest) => `${prefix}${rest}`),
  );
  const wrong = countries.flatMap(({ countryAlpha3Code: country }) => {
    const { within, without } = prefixesOf(country);
    return numbers.filter((number) => {
      const begins = (prefix: string) => number.startsWith(prefix);
      const isIn = within.some(begins) && !without.some(begins);
      return isIn !== (phoneCountryOf(number)?.country === country);
    });
  });
  expect(wrong).toEqual([]);
});

describe('isStoredPhone', () => {
  it.each(['+12515550100', '+60123456789', '+601234567890', '+442071838750'])(
    '[VAL-05] [VAL-08] takes %s',
    (number) => expect(isStoredPhone(number)).toBe(true),
  );
  it.each([
    '',
    '+1',
    '2515550100',
    '+11515550100',
    '+1251555010',
    '+6012345',
    '+9991234567',
    '+1x',
  ])('[VAL-05] refuses %j', (number) => expect(isStoredPhone(number)).toBe(false));
});

describe('forwardReach', () => {
  it.each([
    ['+12515550100', 'USA', 'home'],
    ['+14165550100', 'USA', 'home'],
    ['+12515550100', 'CAN', 'home'],
    ['+60123456789', 'MYS', 'home'],
    ['+60123456789', 'USA', 'international'],
    ['+12515550100', 'MYS', 'international'],
    ['+12425550100', 'USA', 'international'],
    ['+18095550100', 'USA', 'international'],
    ['+19005550100', 'USA', 'refused'],
    ['+12519765550', 'USA', 'refused'],
    ['+881612345678', 'USA', 'refused'],
    ['+19115550100', 'USA', 'refused'],
    ['+60600123456', 'MYS', 'refused'],
    ['+1251555', 'USA', 'invalid'],
  ] as const)('%s from %s is %s', (number, account, reach) => {
    expect(forwardReach(number, account)).toBe(reach);
  });
});
