import type { BuiltInRole } from '@jackfield/contract';
import { describe, expect, it } from 'vitest';
import {
  type ActionSubject,
  availabilityOf,
  roleRefusal,
  type UserAction,
  userActions,
  type Viewer,
} from './user-actions.ts';

const viewer: Viewer = { teammateId: 'viewer', isImpersonated: false, role: 'admin' };

function person(over: Partial<ActionSubject> = {}): ActionSubject {
  return {
    id: 'other',
    role: 'standard',
    access: null,
    status: 'active',
    isTenantOwner: false,
    isEmailConfirmed: true,
    defaultNumber: '+12515550142',
    ...over,
  };
}

function offeredFor(subject: ActionSubject, by: Viewer = viewer): UserAction[] {
  return userActions.filter((action) => availabilityOf(action, subject, by).state === 'offered');
}

describe('actions of a person', () => {
  it('PPL-09 offers an active person suspend and delete, not activate or resend', () => {
    expect(offeredFor(person())).toEqual([
      'edit',
      'copyNumber',
      'planAbsence',
      'signInAs',
      'sendReset',
      'suspend',
      'delete',
    ]);
  });

  it('PPL-09 offers a suspended person activate and delete only', () => {
    expect(offeredFor(person({ status: 'suspended', defaultNumber: null }))).toEqual([
      'edit',
      'activate',
      'delete',
    ]);
  });

  it('PPL-09 refuses to activate a pending person whose email is not confirmed', () => {
    const pending = person({ status: 'pending', isEmailConfirmed: false });
    expect(availabilityOf('activate', pending, viewer)).toEqual({
      state: 'refused',
      reason: 'unconfirmed',
    });
    expect(offeredFor(pending)).toContain('resendInvitation');
    expect(offeredFor({ ...pending, isEmailConfirmed: true })).toContain('activate');
  });

  it.each(['signInAs', 'suspend', 'delete'] as const)(
    'AUTH-14 PPL-09 refuses %s on oneself, the owner and while impersonated',
    (action) => {
      expect(availabilityOf(action, person({ id: 'viewer' }), viewer)).toEqual({
        state: 'refused',
        reason: 'self',
      });
      expect(availabilityOf(action, person({ isTenantOwner: true }), viewer)).toEqual({
        state: 'refused',
        reason: 'owner',
      });
      expect(availabilityOf(action, person(), { ...viewer, isImpersonated: true })).toEqual({
        state: 'refused',
        reason: 'impersonated',
      });
    },
  );

  it('AUTH-14 hides sign in for people who are not active', () => {
    for (const status of ['pending', 'suspended', 'cancel'] as const) {
      expect(availabilityOf('signInAs', person({ status }), viewer)).toEqual({ state: 'hidden' });
    }
  });

  it('keeps the role of the owner and of oneself', () => {
    expect(roleRefusal(person({ isTenantOwner: true }), viewer)).toBe('owner');
    expect(roleRefusal(person({ id: 'viewer' }), viewer)).toBe('self');
    expect(roleRefusal(person(), viewer)).toBeNull();
  });
});

describe('[RIGHT-02] what a built-in role leaves of the actions', () => {
  const withRole = (role: BuiltInRole): Viewer => ({
    ...viewer,
    role: 'standard',
    access: { role, teamIds: [] },
  });

  it('lets a People manager do all but sign in as somebody and plan', () => {
    expect(offeredFor(person(), withRole('peopleManager'))).toEqual([
      'edit',
      'copyNumber',
      'sendReset',
      'suspend',
      'delete',
    ]);
  });

  it.each([
    ['an admin', { role: 'admin' }],
    ['who has a role', { access: { role: 'billing', teamIds: [] } }],
  ] as const)('lets a People manager only look at %s', (_who, { ...over }) => {
    const subject = person(over as Partial<ActionSubject>);
    expect(offeredFor(subject, withRole('peopleManager'))).toEqual(['edit', 'copyNumber']);
  });

  it('lets an Auditor change nobody', () => {
    expect(offeredFor(person(), withRole('auditor'))).toEqual(['edit', 'copyNumber']);
  });
});
