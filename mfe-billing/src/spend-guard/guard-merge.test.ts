import type { SpendGuard } from '@jackfield/contract/api/spend-guard';
import { expect, it } from 'vitest';
import { clashes, without } from './guard-merge.ts';

const base: SpendGuard = {
  caps: { hour: 3, day: 7, user: 5, country: 5 },
  alerts: { at50: true, at80: true, spike: true, night: true },
  currency: 'usd',
  version: 1,
};
const theirs: SpendGuard = {
  ...base,
  caps: { ...base.caps, hour: 4, day: 8 },
  alerts: { ...base.alerts, night: false },
  version: 2,
};

it('asks about what both sides have changed to something else, and nothing more', () => {
  const yours = { caps: { hour: 5, day: 8, user: 6 }, alerts: { night: false, at50: false } };
  expect(clashes(base, theirs, yours)).toEqual(['hour']);
  expect(clashes(base, base, yours)).toEqual([]);
});

it('leaves out what is left to the others', () => {
  const yours = { caps: { hour: 5, user: 6 }, alerts: { at50: false } };
  expect(without(yours, ['hour', 'at50'])).toEqual({ caps: { user: 6 }, alerts: {} });
});
