import { expect, it } from 'vitest';
import * as v from 'valibot';
import { extensionSchema } from './api/teammate.ts';

const refusalsOf = (extension: string) =>
  v.safeParse(extensionSchema, extension).issues?.map(({ message }) => message);

it.each(['101', ' 2007 ', '999999'])('OP-98 takes the extension %j', (extension) => {
  expect(refusalsOf(extension)).toBeUndefined();
});

it.each(['1', '01', '1234567', '0123456', '12a'])('OP-98 says how long one is: %j', (extension) => {
  expect(refusalsOf(extension)).toEqual(['The extension field must be 3 to 6 digits.']);
});

it.each(['001', '099999'])('OP-98 says that none begins with 0: %j', (extension) => {
  expect(refusalsOf(extension)).toEqual(['An extension cannot begin with 0.']);
});
