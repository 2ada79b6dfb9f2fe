import { expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

it.each([
  ['nothing', '', 'gsm7', 0, 160],
  ['one word', 'Hi', 'gsm7', 1, 158],
  ['160 letters', 'a'.repeat(160), 'gsm7', 1, 0],
  ['161 letters', 'a'.repeat(161), 'gsm7', 2, 145],
  ['306 letters', 'a'.repeat(306), 'gsm7', 2, 0],
  ['307 letters', 'a'.repeat(307), 'gsm7', 3, 152],
  ['a sign of two places', '€', 'gsm7', 1, 158],
  [
    'one that does not fit into the first part',
    `${'a'.repeat(152)}€${'a'.repeat(20)}`,
    'gsm7',
    2,
    131,
  ],
  ['70 of other alphabets', 'ж'.repeat(70), 'ucs2', 1, 0],
  ['71 of them', 'ж'.repeat(71), 'ucs2', 2, 63],
  ['a picture, which is two', '😀', 'ucs2', 1, 68],
  ['one that is not torn in two', `${'ж'.repeat(66)}😀${'ж'.repeat(10)}`, 'ucs2', 2, 55],
])('[PROV-01] %s is cut as carriers count', (_, text, encoding, parts, left) => {
  expect(textParts(text)).toEqual({ encoding, parts, left });
});
