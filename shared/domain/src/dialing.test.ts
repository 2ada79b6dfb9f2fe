import { expect, it } from 'vitest';
import { countryName, countryOfNumber, isNumberOf } from './dialing.ts';

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
