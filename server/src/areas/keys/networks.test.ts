import { expect, it } from 'vitest';
import { isWithin, normalNetwork } from './networks.ts';

it.each([
  ['203.0.113.0/24', '203.0.113.0/24'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7/32', '203.0.113.7'],
  ['2001:DB8:0:0::/32', '2001:db8::/32'],
  ['2001:db8::1/128', '2001:db8::1'],
  ['0.0.0.0/0', '0.0.0.0/0'],
])('[KEY-01] %s is kept as %s', (text, kept) => {
  expect(normalNetwork(text)).toBe(kept);
});

it.each([
  '',
  'office',
  '203.0.113.0/33',
  '203.0.113',
  '2001:db8::/129',
  '1.2.3.4/',
  '1.2.3.4/8/8',
  'fe80::1%eth0',
])('[KEY-01] “%s” is no network', (text) => {
  expect(normalNetwork(text)).toBeNull();
});

it.each([
  [[], '198.51.100.1', true],
  [['203.0.113.0/24'], '203.0.113.255', true],
  [['203.0.113.0/24'], '203.0.114.0', false],
  [['203.0.113.9/24'], '203.0.113.1', true],
  [['203.0.113.7'], '203.0.113.7', true],
  [['203.0.113.7'], '203.0.113.8', false],
  [['203.0.113.0/24'], '::ffff:203.0.113.4', true],
  [['2001:db8::/32'], '2001:db8:ffff::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['203.0.113.0/24', '2001:db8::/32'], '2001:db8::1', true],
  [['203.0.113.0/24'], '2001:db8::1', false],
])('[KEY-01] within %j, from %s: %s', (networks, address, isInside) => {
  expect(isWithin(networks, address)).toBe(isInside);
});
