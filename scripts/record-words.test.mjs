import { describe, expect, it } from 'vitest';
import { records } from '../server/src/areas/records/records.ts';
import { fieldWords } from '../shared/domain/src/words/fields.ts';
import { entryLines } from '../shared/records/src/record-history/entry-lines.ts';
import { restorableMembers } from '../shared/records/src/record-history/words/restorable.ts';

const isTold = (member) =>
  entryLines({ before: { [member]: 'one' }, after: { [member]: 'other' } }).length > 0;

// The server declares a record, and browsers tell its history: no package may import both.
describe.each(Object.entries(records))('%s', (kind, { fields, derived = [] }) => {
  it('has words in the history for every declared member', () => {
    const members = [...Object.keys(fields), ...derived].filter(isTold);
    expect(members.filter((member) => fieldWords[member] === undefined)).toEqual([]);
  });

  it('is offered back by the history as far as its declaration keeps earlier values', () => {
    const kept = Object.keys(fields).filter((field) => fields[field].isForgotten !== true);
    const own = kept.filter((field) => !derived.includes(field));
    expect([...restorableMembers[kind]].sort()).toEqual(own.sort());
  });
});
