import { afterEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { nameSchema } from './api/teammate.ts';
import { allowNamePunctuation, nearestPersonName } from './person-name.ts';

afterEach(() => allowNamePunctuation(false));

const last = nameSchema('last');
const refusalOf = (name: string) => v.safeParse(last, name).issues?.[0].message;
const refused = 'This last name format is not valid.';
const plain = ['Müller', 'Nguyễn Thị', 'अमित', '王小明', 'Smith 2', '  Park '];
const punctuated = [
  "O'Brien-Park",
  'O’Neil',
  'D‘Angelo',
  'Anne-Marie',
  'Anne‑Marie',
  'Anne–Marie',
  'St. John',
  'D.J',
  'King Jr.',
  "'t Hooft",
  'Gal·la',
  'マリア・ホセ',
  'علی\u200Cرضا',
];
const never = ['Park-', "Park'", '-', "'", '.', 'a@b', 'Smith, John', 'a_b', '.a'];

it.each(plain)('[VAL-12] takes the name %j', (name) => {
  expect(refusalOf(name)).toBeUndefined();
});

it.each([...punctuated, ...never])('[VAL-12] refuses the name %j', (name) => {
  expect(refusalOf(name)).toBe(refused);
});

it.each([...plain, ...punctuated])('[OP-127] takes %j where punctuation is allowed', (name) => {
  allowNamePunctuation(true);
  expect(refusalOf(name)).toBeUndefined();
});

it.each(never)('[OP-127] refuses %j even where punctuation is allowed', (name) => {
  allowNamePunctuation(true);
  expect(refusalOf(name)).toBe(refused);
});

it.each([
  ["O'Brien", 'OBrien'],
  ['O’Neil', 'ONeil'],
  ['Jean-Luc', 'Jean Luc'],
  ['Anne–Marie', 'Anne Marie'],
  ['St. John', 'St John'],
  ['St.John', 'St John'],
  ['J.R.R. Tolkien', 'JRR Tolkien'],
  ['Smith, Jr.', 'Smith Jr'],
  ["'t Hooft", 't Hooft'],
  ['Nina\u00A0 Park', 'Nina Park'],
  ['Anna (HR)', 'Anna HR'],
  ['Nguyễn-Thị', 'Nguyễn Thị'],
])('[VAL-12] offers for the refused name %j the nearest one, %j', (name, nearest) => {
  expect(nearestPersonName(name)).toBe(nearest);
  expect(refusalOf(nearest)).toBeUndefined();
});

it.each(['-', '😀', '', 'é-'.repeat(50)])('[VAL-12] offers nothing for %j', (name) => {
  expect(nearestPersonName(name)).toBeNull();
});

it('[OP-127] offers what keeps the marks that are allowed', () => {
  allowNamePunctuation(true);
  expect(nearestPersonName("O'Brien, Pat")).toBe("O'Brien Pat");
  expect(nearestPersonName('Park-')).toBe('Park');
});
