import { describe, expect, it } from 'vitest';
import {
  areaCodesOf,
  defaultPlace,
  defaultTollFreePrefix,
  isAreaCode,
  isTollFreeNumber,
  limitTypes,
  regionOfNumber,
  tollFreePrefixes,
} from './number-search.ts';

describe('search for numbers', () => {
  it('[NUM-21] offers seven toll-free prefixes in order, 877 preset', () => {
    expect(tollFreePrefixes).toEqual(['800', '833', '844', '855', '866', '877', '888']);
    expect(defaultTollFreePrefix).toBe('877');
  });

  it('[NUM-22] [NUM-23] [NUM-24] starts at Alabama 251, Kuala Lumpur 03 and 416', () => {
    expect(defaultPlace('USA')).toEqual({ region: 'AL', areaCode: '251' });
    expect(defaultPlace('MYS')).toEqual({ region: 'KUL', areaCode: '03' });
    expect(defaultPlace('CAN')).toEqual({ region: null, areaCode: '416' });
  });

  it('knows the area codes of a region as text', () => {
    expect(areaCodesOf('USA', 'AL')[0]).toBe('251');
    expect(areaCodesOf('MYS', 'SBH')).toEqual(['087', '088', '089']);
    expect(areaCodesOf('CAN', 'ON')).toEqual([]);
  });

  it.each([
    ['USA', '251', true],
    ['CAN', '416', true],
    ['CAN', '116', false],
    ['CAN', '41', false],
    ['MYS', '03', true],
    ['MYS', '088', true],
    ['MYS', '30', false],
  ] as const)('[NUM-24] %s %s is an area code: %s', (country, code, is) => {
    expect(isAreaCode(country, code)).toBe(is);
  });

  it('names the region of a number where one alone has its area code', () => {
    expect(regionOfNumber('+12515550142', 'USA')).toBe('Alabama');
    expect(regionOfNumber('+60872155010', 'MYS')).toBe('');
    expect(regionOfNumber('+60882155010', 'MYS')).toBe('Sabah');
    expect(regionOfNumber('+14165550142', 'CAN')).toBe('');
    expect(regionOfNumber('+18775550142', 'USA')).toBe('');
  });

  it('tells toll-free numbers', () => {
    expect(isTollFreeNumber('+18775550142')).toBe(true);
    expect(isTollFreeNumber('+12515550142')).toBe(false);
  });

  it('[ENUM-13] has four limit types', () => {
    expect(limitTypes).toEqual({ BANDWIDTH: 1, LOCALNUMBER: 2, TIME: 3, PORTIN: 4 });
  });
});
