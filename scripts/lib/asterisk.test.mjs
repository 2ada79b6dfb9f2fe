import { expect, it } from 'vitest';
import { endsByRefer, isNewEnough } from './asterisk.mjs';

it.each(['22.5.0', '22.10.1+dfsg+~cs6.17.60671434-1', '23.0.0'])('takes Asterisk %s', (version) => {
  expect(isNewEnough(version)).toBe(true);
});

it.each(['22.4.1', '20.14.0', 'certified/20.7-cert2', ''])(
  'leaves Asterisk %s alone',
  (version) => {
    expect(isNewEnough(version)).toBe(false);
  },
);

it.each([
  ['22.10.1', true],
  ['22.11.0', false],
  ['23.4.1', true],
  ['23.5.0', false],
  ['24.0.0', false],
])('knows whether a telephone can end Asterisk %s', (version, isSo) => {
  expect(endsByRefer(version)).toBe(isSo);
});
