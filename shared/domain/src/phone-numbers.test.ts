import { phoneNotations } from '@jackfield/testing/phone-notations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { forwardReach } from './forwarding.ts';
import {
  countryOfNumber,
  isNumberOf,
  isStoredPhone,
  isTooLong,
  readPhoneNumber,
  readWritten,
} from './phone-numbers.ts';

describe('isStoredPhone', () => {
  it.each(['+12515550100', '+60123456789', '+601112345678', '+6042611234', '+442071838750'])(
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
    '+606012345678',
    '+4402079460958',
    '+881612345678',
  ])('[VAL-05] refuses %j', (number) => expect(isStoredPhone(number)).toBe(false));
});

describe('readPhoneNumber', () => {
  it.each([
    ['+44 (0)20 7946 0958', 'USA', '+442079460958'],
    ['020 7946 0958', 'GBR', '+442079460958'],
    ['(251) 555-0100', 'USA', '+12515550100'],
    ['251-555-0100 x7', 'USA', null],
    ['011 60 12-345 6789', 'USA', '+60123456789'],
    ['012-345 6789', 'MYS', '+60123456789'],
    ['04-261 1234', 'MYS', '+6042611234'],
    ['60123456789', 'MYS', '+60123456789'],
    ['6042611234', 'MYS', '+6042611234'],
    ['251 555 010', 'USA', null],
    ['1.25155501E+10', 'USA', null],
    ['2515550100', '', null],
    ['+881612345678', 'USA', null],
    ['nobody', 'USA', null],
  ])('[VAL-08] [ENT-26] %j written in %s is %s', (written, country, number) => {
    expect(readPhoneNumber(written, country)).toBe(number);
  });
});

it.each(phoneNotations)('[VAL-05] [VAL-08] %j written in %s is %s', (written, country, is) => {
  const read = readWritten(written, country);
  expect('number' in read ? read.number : read.fault).toBe(is);
});

it('text of any length is read at once', () => {
  for (const piece of [' ', '1', '+', 'a ', '(', "'", '\u202a', ';', 'ext', '#', '1 a']) {
    const before = process.threadCpuUsage();
    readWritten(piece.repeat(50_000), 'USA');
    readWritten(piece.repeat(100).slice(0, 99), 'USA');
    // Steps that grow with the square of the length take seconds of the processor.
    expect([piece, process.threadCpuUsage(before).user < 500_000]).toEqual([piece, true]);
  }
});

it('tells numbers with too many digits from those with too few', () => {
  const numbers = ['+125155501009', '+1251555010', '+60111234567890', '+6042611234'];
  expect(numbers.map((number) => isTooLong(number))).toEqual([true, false, true, false]);
});

it.each([
  ['+12515550142', 'USA', true],
  ['+12515550142', 'CAN', true],
  ['+11515550142', 'USA', false],
  ['+60123456789', 'MYS', true],
  ['+60123456789', 'USA', false],
  ['+442079460000', 'GBR', true],
  ['+18095550142', 'DOM', true],
  ['+442079460000', 'XXX', false],
])('[VAL-05] %s is a number of %s: %s', (number, country, expected) => {
  expect(isNumberOf(number, country)).toBe(expected);
});

it.each([
  ['+12515550142', 'USA', 'USA'],
  ['+14165550142', 'CAN', 'CAN'],
  ['+12515550142', 'MYS', 'USA'],
  ['+18765550142', 'USA', 'JAM'],
  ['+442079460000', 'USA', 'GBR'],
  ['+60123456789', 'USA', 'MYS'],
  ['+9991234567', 'USA', null],
])('[OP-73] %s belongs to a country, %s first: %s', (number, preferred, expected) => {
  expect(countryOfNumber(number, preferred)).toBe(expected);
});

const prefixes = countries.flatMap(({ code }) => code);
/** Numbers and what looks like one: of any prefix, too short, too long, with other characters. */
const numbers = fc.oneof(
  fc
    .tuple(fc.constantFrom(...prefixes), fc.stringMatching(/^\d{0,14}$/))
    .map(([prefix, rest]) => `+${prefix}${rest}`),
  fc.stringMatching(/^\+?\d{0,16}$/),
  fc.string({ maxLength: 20 }),
);

it('what a form takes as a phone number, the server takes for its blacklist', () => {
  const holds = (number: string, account: 'USA' | 'CAN' | 'MYS') => {
    const country = countryOfNumber(number, account);
    expect(isStoredPhone(number)).toBe(country !== null);
    if (isStoredPhone(number)) expect(isNumberOf(number, country ?? '')).toBe(true);
  };
  const accounts = fc.constantFrom('USA' as const, 'CAN' as const, 'MYS' as const);
  fc.assert(fc.property(numbers, accounts, holds), { numRuns: 5000 });
});

it('a number is refused as a target, or it is a phone number', () => {
  const holds = (number: string) => {
    const reach = forwardReach(number, 'USA');
    if (reach === 'home' || reach === 'international') expect(isStoredPhone(number)).toBe(true);
    if (reach === 'invalid') expect(isStoredPhone(number)).toBe(false);
  };
  fc.assert(fc.property(numbers, holds), { numRuns: 5000 });
});
