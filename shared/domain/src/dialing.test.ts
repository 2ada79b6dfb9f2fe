import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { activateLocale, loadCatalogue } from '@jackfield/texts';
import {
  countryChoices,
  countryName,
  dialingPrefixes,
  phoneCountryOf,
  prefixesOf,
} from './dialing.ts';

it('[ENT-28] names a country', () => {
  expect([countryName('GBR'), countryName('QQQ')]).toEqual(['United Kingdom', 'QQQ']);
});

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

it('LANG-01 says countries in the active language, in its order', () => {
  expect(countryName('MEX')).toBe('Mexico');
  expect(countryName('US', 'countryCode')).toBe('United States');
  expect(countryName('US')).toBe('US');
  loadCatalogue('es', {});
  activateLocale('es');
  expect(countryName('MEX')).toBe('México');
  const names = countryChoices().map(({ label }) => label);
  expect(names.slice(0, 3)).toEqual(['Afganistán', 'Albania', 'Alemania']);
  expect(names).toHaveLength(countries.length);
  activateLocale('en');
  expect(countryChoices()[0]?.label).toBe('Afghanistan');
});
