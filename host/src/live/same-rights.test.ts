import type { Holder } from '@jackfield/contract';
import { expect, it } from 'vitest';
import { haveSameRights } from './same-rights.ts';

const standard: Holder = { role: 'standard' };
const billing: Holder = { role: 'standard', access: { role: 'billing', teamIds: [] } };
const auditor: Holder = { role: 'standard', access: { role: 'auditor', teamIds: [] } };
const lead = (...teamIds: string[]): Holder => ({
  role: 'standard',
  access: { role: 'teamLead', teamIds },
});

it.each([
  ['an admin becomes a standard user', { role: 'admin' }, standard],
  ['a built-in role is given', standard, billing],
  ['a built-in role is taken away', billing, { ...standard, access: null }],
  ['a built-in role is another one', billing, auditor],
  ['a Team lead leads other teams', lead('a'), lead('a', 'b')],
] satisfies [string, Holder, Holder][])('[RIGHT-02] %s: other rights', (_what, before, after) => {
  expect(haveSameRights(before, after)).toBe(false);
});

it('[RIGHT-02] the order of teams, or no word of a built-in role, is no change', () => {
  expect(haveSameRights(lead('a', 'b'), lead('b', 'a'))).toBe(true);
  expect(haveSameRights(standard, { ...standard, access: null })).toBe(true);
});
