import type { Status } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { checkStatus, statusOf } from './status.ts';

const statuses: readonly Status[] = ['pending', 'active', 'suspended', 'cancel'];
const admin = { isSelf: false, isAdmin: true };
const confirmed = (status: Status) => ({ status, isTenantOwner: false, isEmailConfirmed: true });

it('PPL-09 E1 allows an admin exactly the transitions of the table', () => {
  const allowed = statuses.flatMap((from) =>
    statuses
      .filter((to) => checkStatus(admin, confirmed(from), to) === 'allowed')
      .map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual([
    'pending active',
    'pending cancel',
    'active suspended',
    'active cancel',
    'suspended active',
    'suspended cancel',
  ]);
});

it('E1 accepts the current status again', () => {
  for (const status of statuses) {
    expect(checkStatus(admin, confirmed(status), status)).toBe('unchanged');
  }
});

it('E1 lets an admin activate a pending person only after the email is confirmed', () => {
  const person = { ...confirmed('pending'), isEmailConfirmed: false };
  expect(checkStatus(admin, person, 'active')).toBe('invalid');
});

it('API-13 lets a person end the own onboarding and nothing else', () => {
  const self = { isSelf: true, isAdmin: false };
  expect(checkStatus(self, confirmed('pending'), 'active')).toBe('allowed');
  expect(checkStatus(self, confirmed('active'), 'suspended')).toBe('forbidden');
  expect(checkStatus(self, confirmed('active'), 'cancel')).toBe('forbidden');
});

it('C3 keeps an admin from suspending or cancelling oneself', () => {
  const self = { isSelf: true, isAdmin: true };
  expect(checkStatus(self, confirmed('active'), 'suspended')).toBe('forbidden');
});

it('never lets the tenant owner go', () => {
  const owner = { ...confirmed('active'), isTenantOwner: true };
  expect(checkStatus(admin, owner, 'suspended')).toBe('invalid');
  expect(checkStatus(admin, owner, 'cancel')).toBe('invalid');
});

it('ENUM-03 OP-109 reads every word of the status call', () => {
  expect(statusOf('suspend')).toBe('suspended');
  expect(statusOf('cancelled')).toBe('cancel');
  expect(statusOf('canceled')).toBe('cancel');
  expect(() => statusOf('asleep')).toThrow('asleep');
});
