import { expect, it } from 'vitest';
import { changedFields, changeOf } from './changed-fields.ts';

const fields = ['first', 'last', 'address'] as const;
const base = { first: 'Maya', last: 'Okafor', address: { city: 'Mobile' } };

it('annex J1 names changed fields in page order and sends those alone', () => {
  const yours = { ...base, last: 'Bright', first: 'May', address: { city: 'Mobile' } };
  expect(changedFields(base, yours, fields)).toEqual(['first', 'last']);
  expect(changeOf(base, yours, fields)).toEqual({ first: 'May', last: 'Bright' });
});
