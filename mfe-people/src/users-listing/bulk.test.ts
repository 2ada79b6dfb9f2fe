import { expect, it } from 'vitest';
import { samplePerson } from '../people/sample-person.ts';
import { planBulk, plansFor } from './bulk.ts';

const viewer = { teammateId: 'viewer', isImpersonated: false, role: 'admin' } as const;

it('PPL-01 names everyone a bulk action leaves out, with the reason', () => {
  const active = samplePerson({ id: 'a' });
  const pending = samplePerson({ id: 'b', status: 'pending' });
  const owner = samplePerson({ id: 'c', isTenantOwner: true });
  const self = samplePerson({ id: 'viewer' });
  const plan = planBulk('suspend', [active, pending, owner, self], viewer);
  expect(plan.applies).toEqual([active]);
  expect(plan.skipped).toEqual([
    { person: pending, reason: 'pending' },
    { person: owner, reason: 'owner' },
    { person: self, reason: 'self' },
  ]);
});

it('PPL-01 offers only bulk actions that apply to somebody', () => {
  expect(plansFor([samplePerson()], viewer).map(({ action }) => action)).toEqual([
    'suspend',
    'delete',
  ]);
  expect(
    plansFor([samplePerson({ status: 'pending', isEmailConfirmed: false })], viewer).map(
      ({ action }) => action,
    ),
  ).toEqual(['resendInvitation', 'delete']);
  expect(plansFor([samplePerson({ isTenantOwner: true })], viewer)).toEqual([]);
});
