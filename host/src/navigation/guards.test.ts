import { describe, expect, it } from 'vitest';
import { askGuards, type GuardId, type Visitor } from './guards.ts';

const owner: Visitor = {
  person: { role: 'admin', isTenantOwner: true },
  account: { country: 'USA' },
  variant: 'direct',
};
const nobody: Visitor = { person: null, account: null, variant: 'direct' };
const loading: Visitor = { ...owner, account: null };
const standard: Visitor = { ...owner, person: { role: 'standard', isTenantOwner: false } };
const malaysian: Visitor = { ...owner, account: { country: 'MYS' } };
const admin: Visitor = { ...owner, person: { role: 'admin', isTenantOwner: false } };

const page = '/admin-settings/users/listing';

/** Every guard that a page can have, deliberately in the wrong order. */
const all: GuardId[] = [
  'notFound',
  'notOffered',
  'tenantOwner',
  'notMalaysia',
  'usa',
  'mayOpen',
  'account',
  'session',
];

describe('guards', () => {
  it.each([
    ['session', nobody, { kind: 'signIn' }],
    ['profile and account', loading, { kind: 'wait' }],
    ['role', standard, { kind: 'redirect', to: '/your-settings/profile' }],
    ['country', malaysian, { kind: 'missing', text: 'page' }],
    ['tenant owner', admin, { kind: 'missing', text: 'page' }],
    ['feature', owner, { kind: 'missing', text: 'feature' }],
  ])('SHELL-19 %s decides before what comes after it', (_step, visitor, answer) => {
    expect(askGuards(all, visitor, page)).toEqual(answer);
  });

  it('SHELL-19 lets pass what no guard refuses', () => {
    expect(askGuards(['session', 'account', 'mayOpen', 'usa', 'tenantOwner'], owner, page)).toEqual(
      {
        kind: 'pass',
      },
    );
  });

  it('SHELL-20 an unknown guard gives 500, whoever asks', () => {
    expect(askGuards(['session', 'moonPhase'], nobody, page)).toEqual({
      kind: 'broken',
      status: 500,
    });
    expect(askGuards(['toString'], owner, page)).toEqual({ kind: 'broken', status: 500 });
  });

  it('SHELL-18 sends standard users from admin pages to their profile', () => {
    expect(askGuards(['session', 'account', 'mayOpen'], standard, page)).toEqual({
      kind: 'redirect',
      to: '/your-settings/profile',
    });
  });
});
