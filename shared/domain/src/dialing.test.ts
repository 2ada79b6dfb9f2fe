import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countries } from './countries.ts';
import { countryName, countryOfNumber, isNumberOf } from './dialing.ts';
import { forwardReach, isStoredPhone } from './forwarding.ts';

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
  ['+447700900123', 'USA', 'GBR'],
  ['+60123456789', 'USA', 'MYS'],
  ['+9991234567', 'USA', null],
])('[OP-73] %s belongs to a country, %s first: %s', (number, preferred, expected) => {
  expect(countryOfNumber(number, preferred)).toBe(expected);
});

it('[ENT-28] names a country', () => {
  expect([countryName('GBR'), countryName('QQQ')]).toEqual(['United Kingdom', 'QQQ']);
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
    expect(isStoredPhone(number)).toBe(/^\+\d+$/.test(number) && country !== null);
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
