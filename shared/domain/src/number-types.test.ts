import { expect, it } from 'vitest';
import { numberTypesOf } from './number-types.ts';

it('ROLE-10 Malaysia has local numbers only', () => {
  expect(numberTypesOf('MYS')).toEqual(['local']);
  expect(numberTypesOf('USA')).toEqual(['local', 'tollFree']);
  expect(numberTypesOf('CAN')).toEqual(['local', 'tollFree']);
});
