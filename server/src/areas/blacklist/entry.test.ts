import { expect, it } from 'vitest';
import { nameOfAll } from './entry.ts';

const blocked = (number: string) => ({ blacklist_type: 'number' as const, number, country: null });

it('names a change of several entries by the first', () => {
  expect(nameOfAll([blocked('+12515550100')])).toBe('+12515550100');
  expect(nameOfAll([blocked('+12515550100'), blocked('+12515550101')])).toBe('+12515550100, …');
});
