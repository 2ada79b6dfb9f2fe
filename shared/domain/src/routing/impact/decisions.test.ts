import { ivrInputs } from '@jackfield/contract/api/routing';
import { expect, it } from 'vitest';
import { menu } from '../sample-account.ts';
import { waitsOf } from './decisions.ts';

it('a menu sends on after each silence that follows wrong keys, or the last where none is wrong', () => {
  const asked = menu('Menu', { timeout: 10, retries: 1 });
  expect(waitsOf(asked)).toEqual([0, 10, 20]);
  const keys = ivrInputs.map((input) => ({ input, action: 'team' as const, actionId: 'Sales' }));
  expect(waitsOf({ ...asked, keys })).toEqual([20]);
});
