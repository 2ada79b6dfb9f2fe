import { expect, it } from 'vitest';
import { faultsByStep, openStep, stepOf } from './flow.ts';

const steps = [
  { id: 'company', fields: ['name', 'taxId'] },
  { id: 'contact', fields: ['contact'] },
  { id: 'review', fields: [] },
];

it('finds the step of a member by its path, not by how the path begins', () => {
  expect(stepOf(steps, 'contact.phone')).toBe('contact');
  expect(stepOf(steps, 'taxId')).toBe('company');
  expect(stepOf(steps, 'contacts')).toBeNull();
});

it('counts each refused member once', () => {
  const paths = ['contact.phone', 'contact.phone', 'contact.email', 'name', 'unknown'];
  expect(faultsByStep(steps, paths)).toEqual({ company: 1, contact: 2 });
});

it('opens no step behind one that was never seen', () => {
  expect(openStep(steps, null, [])).toBe(0);
  expect(openStep(steps, 'review', ['company'])).toBe(1);
  expect(openStep(steps, 'review', ['company', 'contact'])).toBe(2);
  expect(openStep(steps, 'company', ['company', 'contact', 'review'])).toBe(0);
  expect(openStep(steps, 'nonsense', ['company'])).toBe(0);
});
