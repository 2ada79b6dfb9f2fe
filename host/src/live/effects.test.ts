import type { EntityEvent, HubMethod, SentEvent } from '@jackfield/contract';
import { describe, expect, it } from 'vitest';
import { effectsOf, type Self } from './effects.ts';

const admin: Self = { teammateId: 'me', role: 'admin' };
const standard: Self = { teammateId: 'me', role: 'standard' };

const sent = (event: Partial<EntityEvent>, method: HubMethod = 'UpdateEntityAsync'): SentEvent => ({
  method,
  event: {
    eventType: 'teammate',
    tenantId: 't',
    accountId: 't',
    id: 'me',
    ownerType: null,
    ownerId: null,
    status: null,
    role: null,
    version: 1,
    at: '2026-01-01T00:00:00.000Z',
    ...event,
  },
});

describe('effects of live events on the own session', () => {
  it('RT-18 revoke ends the session of a standard user and refreshes that of an admin', () => {
    const revoke = sent({ eventType: 'session' }, 'RevokeAccessAsync');
    expect(effectsOf(revoke, standard)).toEqual([{ kind: 'end', note: null }]);
    expect(effectsOf(revoke, admin)).toEqual([{ kind: 'refresh' }]);
  });

  it('RT-18 revoke of somebody else does nothing', () => {
    const revoke = sent({ eventType: 'session', id: 'other' }, 'RevokeAccessAsync');
    expect(effectsOf(revoke, standard)).toEqual([]);
  });

  it('RT-19 own status: active refreshes the token, any other ends with the status as note', () => {
    const own = (status: EntityEvent['status']) => sent({ eventType: 'teammatestatus', status });
    expect(effectsOf(own('active'), standard)).toEqual([{ kind: 'refresh' }]);
    for (const status of ['suspended', 'cancel', 'pending'] as const) {
      expect(effectsOf(own(status), admin)).toEqual([{ kind: 'end', note: status }]);
    }
    const other = sent({ eventType: 'teammatestatus', status: 'suspended', id: 'other' });
    expect(effectsOf(other, admin)).toEqual([]);
  });

  it('RT-20 own role: reload, and home for a demoted admin', () => {
    const role = (to: 'admin' | 'standard') => sent({ eventType: 'teammaterole', role: to });
    expect(effectsOf(role('standard'), admin)).toEqual([{ kind: 'changeRole', isDemoted: true }]);
    expect(effectsOf(role('admin'), standard)).toEqual([{ kind: 'changeRole', isDemoted: false }]);
    expect(effectsOf(role('admin'), admin)).toEqual([]);
  });

  it('RT-21 account status is taken over', () => {
    expect(effectsOf(sent({ eventType: 'tenantstatus', status: 'suspended' }), standard)).toEqual([
      { kind: 'accountStatus', status: 'suspended' },
    ]);
  });

  it('RT-22 a deleted account logs out unless it is active', () => {
    const gone = (status: EntityEvent['status']) =>
      effectsOf(sent({ eventType: 'tenant', status }, 'DeletedEntityAsync'), admin);
    expect(gone('cancel')).toEqual([{ kind: 'end', note: 'cancel' }]);
    expect(gone('active')).toEqual([{ kind: 'readAccount' }, { kind: 'readProfile' }]);
  });

  it('reads the account when its credit moved', () => {
    expect(effectsOf(sent({ eventType: 'balance' }), admin)).toEqual([{ kind: 'readAccount' }]);
  });

  it('[RT-13] reads the own profile when the own call handling changed', () => {
    const change = (ownerId: string) =>
      sent({ eventType: 'callhandling', id: ownerId, ownerType: 'teammate', ownerId });
    expect(effectsOf(change('me'), standard)).toEqual([{ kind: 'readProfile' }]);
    expect(effectsOf(change('other'), admin)).toEqual([]);
  });

  it('RT-15 own image, profile and numbers are read again', () => {
    expect(effectsOf(sent({ eventType: 'profileimage' }), standard)).toEqual([
      { kind: 'readProfile' },
    ]);
    expect(effectsOf(sent({ eventType: 'teammate' }), standard)).toEqual([{ kind: 'readProfile' }]);
    const number = sent({ eventType: 'phonenumber', id: 'n', ownerId: 'me' });
    expect(effectsOf(number, standard)).toEqual([{ kind: 'readProfile' }]);
    expect(effectsOf(sent({ eventType: 'teammate', id: 'other' }), admin)).toEqual([]);
  });
});
