import { expect, it } from 'vitest';
import { trialMaximum } from './trial-limits.ts';

const stripeInfo = { stripeId: 'cus_1', isTrial: true, stripeEmail: '' };
const limits = { trialMaximumUser: 3, trialMaximumDevice: null };

it('ROLE-20 limits accounts on trial only, each kind by its own member', () => {
  expect(trialMaximum({ stripeInfo, ...limits }, 'user')).toBe(3);
  expect(trialMaximum({ stripeInfo, ...limits }, 'device')).toBeNull();
  expect(trialMaximum({ stripeInfo: { ...stripeInfo, isTrial: false }, ...limits }, 'user')).toBe(
    null,
  );
  expect(trialMaximum(null, 'user')).toBeNull();
});
