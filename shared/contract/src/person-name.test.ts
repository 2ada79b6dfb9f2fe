import { afterEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { nameSchema } from './api/teammate.ts';
import { allowNamePunctuation } from './person-name.ts';

afterEach(() => allowNamePunctuation(false));

const last = nameSchema('last');
const refusalOf = (name: string) => v.safeParse(last, name).issues?.[0].message;
const refused = 'This last name format is not valid.';
const plain = ['Müller', 'Nguyễn Thị', 'अमित', '王小明', 'Smith 2', '  Park '];
const punctuated = ["O'Brien-Park", 'O’Neil', 'Anne-Marie', 'St. John', 'D.J'];
const never = ["'Brien", 'Park-', 'Jr.', '-', "'", 'a@b', 'Smith, John', 'a_b', '.a'];

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
