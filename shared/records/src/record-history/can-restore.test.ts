import { expect, it } from 'vitest';
import { canRestore, isBackAgain } from './can-restore.ts';

const members = new Set(['title']);
const title = { before: { title: 'Clerk' }, after: { title: 'Lead' } };

it('annex J2 offers a way back where there is one', () => {
  expect(canRestore({ action: 'teammate.update', ...title }, members)).toBe(true);
  const secret = { before: { voicemailPin: null }, after: { voicemailPin: 'changed' } };
  expect(canRestore({ action: 'teammate.update', ...secret }, members)).toBe(false);
  expect(canRestore({ action: 'teammate.create', before: null, after: {} }, members)).toBe(false);
  const medium = { id: '1', fileName: 'Lunch' };
  const gone = { before: { medium }, after: { medium: null } };
  expect(canRestore({ action: 'team.deleteGreeting', ...gone }, members)).toBe(true);
  const number = { before: { phoneNumber: '+12515550107' }, after: { phoneNumber: null } };
  expect(canRestore({ action: 'teammate.deleteNumber', ...number }, members)).toBe(true);
  const come = { before: { medium: null }, after: { medium } };
  expect(canRestore({ action: 'team.addGreeting', ...come }, members)).toBe(false);
});

it('[SAY-02] [SAY-08] a phone number or user who is back again is not offered twice', () => {
  const number = { before: { phoneNumber: '+12515550107' }, after: { phoneNumber: null } };
  const numberBack = { before: number.after, after: number.before };
  expect([isBackAgain(number, []), isBackAgain(number, [numberBack])]).toEqual([false, true]);
  const user = { before: { status: 'active' }, after: { status: 'cancel' } };
  const userBack = { before: user.after, after: user.before };
  expect([isBackAgain(user, [numberBack]), isBackAgain(user, [userBack])]).toEqual([false, true]);
});

it('annex J2 a medium that is back again is not offered twice', () => {
  const medium = { id: '1', fileName: 'Lunch' };
  const gone = { before: { medium }, after: { medium: null } };
  expect(isBackAgain(gone, [])).toBe(false);
  expect(isBackAgain(gone, [{ before: { medium: null }, after: { medium } }])).toBe(true);
  const other = { before: { medium: null }, after: { medium: { ...medium, id: '2' } } };
  expect(isBackAgain(gone, [other])).toBe(false);
});
