import { activateLocale } from '@jackfield/texts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  fromCompanyAddress,
  fromServiceAddress,
  toCompanyAddress,
  toServiceAddress,
} from './addresses.ts';
import { countries } from './countries.ts';
import { formatAmount, formatMoney, formatRate } from './money.ts';
import { regions } from './regions.ts';
import { normaliseStatus } from './statuses.ts';
import { longFormatLimit, readMoreLimit, truncate } from './truncate.ts';

describe('money', () => {
  afterEach(() => activateLocale('en'));

  it('CONST-05 shows 2 decimals with thousands separators', () => {
    expect(formatAmount(1234567.5)).toBe('1,234,567.50');
  });

  it('OP-130 puts the sign of the currency and a leading minus', () => {
    expect(formatMoney(1234.5, 'usd')).toBe('$1,234.50');
    expect(formatMoney(1234.5, 'myr')).toBe('RM\u00a01,234.50');
    expect(formatMoney(-4, 'usd')).toBe('-$4.00');
    expect(formatMoney(-0.001, 'usd')).toBe('$0.00');
    expect([formatRate(0.019, 'usd'), formatRate(1.2, 'myr')]).toEqual([
      '$0.0190',
      'RM\u00a01.2000',
    ]);
  });

  it('[LANG-01] puts the sign where the language has it', () => {
    activateLocale('fr-CA');
    expect(formatMoney(-1234.5, 'usd')).toBe('-1\u00a0234,50\u00a0$');
    expect(formatRate(0.019, 'usd')).toBe('0,0190\u00a0$');
    activateLocale('ms');
    expect(formatMoney(1234.5, 'myr')).toBe('RM\u00a01,234.50');
  });
});

describe('truncate', () => {
  it('CONST-03 keeps 15 characters and cuts the 16th', () => {
    expect(truncate('123456789012345', longFormatLimit)).toBe('123456789012345');
    expect(truncate('1234567890123456', longFormatLimit)).toBe('123456789012345...');
  });

  it('CONST-04 keeps 200 characters and cuts the 201st', () => {
    expect(truncate('x'.repeat(200), readMoreLimit)).toHaveLength(200);
    expect(truncate('x'.repeat(201), readMoreLimit)).toBe(`${'x'.repeat(200)}...`);
  });

  it('never cuts a character in two', () => {
    expect(truncate('😀😀😀', 2)).toBe('😀😀...');
  });
});

describe('statuses', () => {
  it('ENUM-04 OP-109 brings every spelling to the stored one', () => {
    const spellings = ['active', 'suspend', 'suspended', 'Cancelled', 'canceled', 'cancel', 'gone'];
    expect(spellings.map(normaliseStatus)).toEqual([
      'active',
      'suspended',
      'suspended',
      'cancel',
      'cancel',
      'cancel',
      null,
    ]);
  });
});

describe('addresses', () => {
  const stored = {
    streetAddress: '12 Main St',
    extendedAddress: 'Suite 4',
    locality: 'Mobile',
    region: 'AL',
    postalCode: '36602',
  };

  it('ENT-30 OP-123 maps the account address to the form and back', () => {
    const form = fromCompanyAddress(stored);
    expect(form).toEqual({
      address: '12 Main St',
      address2: 'Suite 4',
      city: 'Mobile',
      state: 'AL',
      zip: '36602',
    });
    expect(toCompanyAddress(form)).toEqual(stored);
  });

  it('ENT-31 OP-123 takes the leading number as house number', () => {
    const service = toServiceAddress(fromCompanyAddress(stored));
    expect(service).toMatchObject({ houseNumber: '12', streetName: 'Main St', stateCode: 'AL' });
    expect(fromServiceAddress(service)).toEqual(fromCompanyAddress(stored));
    const named = toServiceAddress({ ...fromCompanyAddress(stored), address: 'Harbour House' });
    expect(named).toMatchObject({ houseNumber: '', streetName: 'Harbour House' });
  });
});

describe('countries and regions', () => {
  it('ENT-28 ENUM-16 has unique alpha-3 codes and numeric prefixes', () => {
    expect(new Set(countries.map((each) => each.countryAlpha3Code)).size).toBe(countries.length);
    const broken = countries.filter(
      ({ code, countryAlpha3Code, countryCode, country }) =>
        !country ||
        !/^[A-Z]{3}$/.test(countryAlpha3Code) ||
        !/^[A-Z]{2}$/.test(countryCode) ||
        code.length === 0 ||
        !code.every((prefix) => /^\d{1,4}$/.test(prefix)),
    );
    expect(broken).toEqual([]);
    expect(countries.find((each) => each.countryAlpha3Code === 'DOM')?.code).toEqual([
      '1809',
      '1829',
      '1849',
    ]);
  });

  it('ENT-28 sets a currency for Malaysia and the United States only', () => {
    const set = countries.filter(({ currency }) => currency);
    expect(set.map(({ countryAlpha3Code, currency }) => [countryAlpha3Code, currency])).toEqual([
      ['MYS', 'myr'],
      ['USA', 'usd'],
    ]);
  });

  it('ENUM-17 has 16 Malaysian states with text area codes', () => {
    expect(regions.MYS).toHaveLength(16);
    const codes = regions.MYS.flatMap(({ areaCodes }) => areaCodes);
    expect(codes.every((code) => typeof code === 'string')).toBe(true);
    expect(regions.MYS.find(({ name }) => name === 'Kuala Lumpur')?.areaCodes).toEqual(['03']);
  });

  it('ENUM-18 has 52 USA regions with numeric area codes, 251 in Alabama, none twice', () => {
    expect(regions.USA).toHaveLength(52);
    const codes = regions.USA.flatMap(({ areaCodes }) => areaCodes);
    expect(codes.every((code) => Number.isInteger(code))).toBe(true);
    expect(new Set(codes).size).toBe(codes.length);
    expect(regions.USA.find(({ name }) => name === 'Alabama')?.areaCodes[0]).toBe(251);
  });

  it('ENUM-19 ENT-29 has 13 Canadian regions without area codes', () => {
    expect(regions.CAN).toHaveLength(13);
    expect(regions.CAN.flatMap(({ areaCodes }) => areaCodes)).toEqual([]);
    expect(regions.CAN.every(({ name, postalAbbr }) => name && postalAbbr.length === 2)).toBe(true);
  });
});
