import { expect, it } from 'vitest';
import { mergeEdits } from './merge.ts';

const fields = ['first', 'last', 'address'] as const;
const base = { first: 'Maya', last: 'Okafor', address: { city: 'Mobile', zip: '36602' } };

it('annex J1 merges fields changed on one side by themselves', () => {
  const theirs = { ...base, last: 'Bright' };
  const yours = { ...base, first: 'May' };
  expect(mergeEdits(base, theirs, yours, fields)).toEqual({
    merged: { ...base, first: 'May', last: 'Bright' },
    conflicts: [],
    taken: ['last'],
  });
});

it('annex J1 leaves a field changed on both sides to the person and keeps what was typed', () => {
  const theirs = { ...base, last: 'Bright' };
  const yours = { ...base, last: 'Okafor Bright' };
  const { merged, conflicts } = mergeEdits(base, theirs, yours, fields);
  expect(conflicts).toEqual([
    { field: 'last', base: 'Okafor', theirs: 'Bright', yours: 'Okafor Bright' },
  ]);
  expect(merged.last).toBe('Okafor Bright');
});

it('annex J1 sees no conflict when both sides made the same change', () => {
  const same = { ...base, address: { zip: '36603', city: 'Mobile' } };
  const theirs = { ...base, address: { city: 'Mobile', zip: '36603' } };
  expect(mergeEdits(base, theirs, same, fields).conflicts).toEqual([]);
});
