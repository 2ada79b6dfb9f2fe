import { expect, it } from 'vitest';
import { roomLeft, trialMaximum } from './trial.ts';

const stripeInfo = { stripeId: 'cus_1', isTrial: true, stripeEmail: '' };

it('ROLE-20 limits accounts on trial only', () => {
  expect(trialMaximum({ stripeInfo, trialMaximumUser: 3 })).toBe(3);
  expect(trialMaximum({ stripeInfo, trialMaximumUser: null })).toBeNull();
  expect(
    trialMaximum({ stripeInfo: { ...stripeInfo, isTrial: false }, trialMaximumUser: 3 }),
  ).toBeNull();
});

it('ROLE-20 counts the room left, never below none', () => {
  expect(roomLeft(3, 2)).toBe(1);
  expect(roomLeft(3, 9)).toBe(0);
  expect(roomLeft(null, 9)).toBe(Number.POSITIVE_INFINITY);
});
