import { expect, it } from 'vitest';
import { samplePerson } from '../people/sample-person.ts';
import { planBulk, plansFor } from './bulk.ts';
import { nameList, planNote, skippedLines } from './bulk-texts.ts';

const viewer = { teammateId: 'viewer', isImpersonated: false, role: 'admin' } as const;
const active = samplePerson({ id: 'a' });
const pending = samplePerson({ id: 'b', firstName: 'Alice', status: 'pending' });
const self = samplePerson({ id: 'viewer', firstName: 'Renee' });

it('PPL-01 says to how many a bulk action applies when it skips somebody', () => {
  expect(planNote(plansFor([active], viewer))).toBe('');
  expect(planNote(plansFor([self], viewer))).toBe('Only Edit applies to this selection');
  const text = planNote(plansFor([active, pending, self], viewer));
  expect(text).toContain('Resend applies to 1 pending user');
  expect(text).toContain('Delete applies to 2 users');
});

it('PPL-01 names whom a bulk action leaves out and why', () => {
  expect(skippedLines(planBulk('suspend', [active, pending, self], viewer))).toEqual([
    'Alice Okafor: pending',
    'Renee Okafor: that is you',
  ]);
});

it('PPL-01 lists up to three names and counts the rest', () => {
  const people = ['Ana', 'Ben', 'Cy', 'Di', 'Ed'].map((fullName) => ({ fullName }));
  expect(nameList(people.slice(0, 2))).toBe('Ana and Ben');
  expect(nameList(people)).toBe('Ana, Ben, Cy and 2 more users');
});
