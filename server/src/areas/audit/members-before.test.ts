import { expect, it } from 'vitest';
import { membersBefore } from './members-before.ts';

it('annex J2 goes back over all changes since, to the oldest value of each member', () => {
  expect(
    membersBefore([
      { before: { title: 'Lead' }, after: { title: 'Boss' } },
      { before: { title: 'Clerk', lastName: 'Lee' }, after: { title: 'Lead', lastName: 'Li' } },
    ]),
  ).toEqual({ title: 'Clerk', lastName: 'Lee' });
});
