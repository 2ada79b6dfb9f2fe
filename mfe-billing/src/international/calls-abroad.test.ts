import { expect, it } from 'vitest';
import {
  type CallsAbroad,
  callsOf,
  changeOf,
  countriesOn,
  ofType,
  turned,
} from './calls-abroad.ts';

const offered = ['BRA', 'IND', 'JPN', 'MEX'];
const selected = (...allowedCountries: string[]): CallsAbroad => ({
  restrictionType: 'selected',
  allowedCountries,
});
const home: CallsAbroad = { restrictionType: 'domestic', allowedCountries: [] };
const all: CallsAbroad = { restrictionType: 'all', allowedCountries: [] };

it('shows what is on, of what is offered', () => {
  expect(countriesOn(home, offered)).toEqual([]);
  expect(countriesOn(all, offered)).toEqual(offered);
  expect(countriesOn(selected('JPN', 'THA'), offered)).toEqual(['JPN']);
});

it('turns countries on and off whatever was chosen before', () => {
  expect(turned(home, offered, { countries: ['MEX'], isOn: true })).toEqual(selected('MEX'));
  expect(turned(all, offered, { countries: ['MEX'], isOn: false })).toEqual(
    selected('BRA', 'IND', 'JPN'),
  );
  const both = { countries: ['JPN', 'BRA'], isOn: true };
  expect(turned(selected('JPN', 'MEX'), offered, both)).toEqual(selected('BRA', 'JPN', 'MEX'));
});

it('goes back to the countries that were selected last', () => {
  const stored = { restrictionType: 'all', allowedCountries: ['MEX', 'BRA'] } as const;
  const of = { stored: { ...stored, allowedCountries: ['MEX', 'BRA'] }, offered };
  expect(callsOf(of.stored)).toEqual(all);
  expect(ofType('selected', all, of)).toEqual(selected('BRA', 'MEX'));
  const never = { stored: { ...stored, allowedCountries: [] }, offered };
  expect(ofType('selected', all, never)).toEqual(selected(...offered));
  expect(ofType('domestic', selected('MEX'), of)).toEqual(home);
});

it('sends countries with selected ones alone', () => {
  expect(changeOf(selected('MEX'))).toEqual({
    restrictionType: 'selected',
    allowedCountries: ['MEX'],
  });
  expect(changeOf(all)).toEqual({ restrictionType: 'all' });
});
