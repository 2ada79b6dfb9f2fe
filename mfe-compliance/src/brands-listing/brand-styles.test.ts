import { brandStatuses, companyTypes } from '@jackfield/contract/api/compliance';
import { companyTypeWords } from '@jackfield/domain/words/compliance';
import { expect, it } from 'vitest';
import { statusStyles } from './brand-styles.ts';

it('gives every brand status a shape of its own', () => {
  expect(Object.keys(statusStyles).toSorted()).toEqual([...brandStatuses].toSorted());
  const shapes = Object.values(statusStyles).map(({ shape }) => shape);
  expect(new Set(shapes).size).toBe(shapes.length);
});

it('ENUM-06 has a word for exactly the three company types', () => {
  expect(Object.keys(companyTypeWords)).toEqual(['PrivateProfit', 'PublicProfit', 'NonProfit']);
  expect(companyTypes).toEqual(['PrivateProfit', 'PublicProfit', 'NonProfit']);
});
