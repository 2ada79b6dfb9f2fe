import { expect, it } from 'vitest';
import { countries } from './countries.ts';
import {
  callableCountries,
  internationalCountries,
  isInCountries,
  notOffered,
} from './international.ts';

const on = { isVerified: true, restrictionType: 'all', allowedCountries: [] } as const;

it('[CRED-08] international calls go to exactly these sixteen countries, and other codes are refused', () => {
  const stated = 'BRA BRN CZE DNK HKG IND JPN MAC MYS MEX MNG PHL SGP KOR SWE THA';
  expect(internationalCountries.toSorted()).toEqual(stated.split(' ').toSorted());
  expect(notOffered([...stated.split(' '), 'GBR', 'bra', 'USA'])).toEqual(['GBR', 'bra', 'USA']);
  const known = countries.map(({ countryAlpha3Code }) => countryAlpha3Code);
  expect(internationalCountries.filter((code) => !known.includes(code))).toEqual([]);
});

it('nothing abroad may be called until it is verified and allowed', () => {
  expect(callableCountries({ ...on, isVerified: false })).toEqual([]);
  expect(callableCountries({ ...on, restrictionType: 'domestic' })).toEqual([]);
  expect(callableCountries(on)).toEqual(internationalCountries);
});

it('[CRED-08] of selected countries only those of the list count', () => {
  const allowedCountries = ['JPN', 'GBR', 'JAM'];
  expect(callableCountries({ ...on, restrictionType: 'selected', allowedCountries })).toEqual([
    'JPN',
  ]);
});

it('tells the country of a number by its whole prefix', () => {
  expect(isInCountries('+81312345678', ['JPN'])).toBe(true);
  expect(isInCountries('+97612345678', ['MNG'])).toBe(true);
  expect(isInCountries('+97701234567', ['MNG'])).toBe(false);
  expect(isInCountries('+18765550199', internationalCountries)).toBe(false);
});
