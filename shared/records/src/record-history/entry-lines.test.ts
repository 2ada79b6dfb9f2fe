import { expect, it } from 'vitest';
import { entryLines } from './entry-lines.ts';

it('annex J2 tells one line per changed field and nothing of members that always change', () => {
  const before = { lastName: 'Okafor', title: '', email: 'm@x.com', version: 1, extension: '1002' };
  const after = { lastName: 'Bright', title: 'Lead', email: '', version: 2, extension: '1002' };
  expect(entryLines({ before, after })).toEqual([
    { kind: 'changed', field: 'lastName', from: 'Okafor', to: 'Bright' },
    { kind: 'set', field: 'title', to: 'Lead' },
    { kind: 'cleared', field: 'email', from: 'm@x.com' },
  ]);
});

it('annex J2 tells of a secret only that it changed', () => {
  const lines = entryLines({ before: { password: null }, after: { password: 'changed' } });
  expect(lines).toEqual([{ kind: 'secret', field: 'password' }]);
});
