import type { AuditEntry } from '@jackfield/contract/api/audit';
import { expect, it } from 'vitest';
import { describeEntry } from './describe-entry.ts';

function entry(over: Partial<AuditEntry>): AuditEntry {
  return {
    id: 'e1',
    seq: 1,
    at: '2026-11-18T16:12:00.000Z',
    actor: { id: 'a', name: 'Renee Castellano' },
    onBehalfOf: null,
    via: 'ui',
    action: 'teammate.update',
    entity: 'teammate',
    entityId: 'p',
    entityName: 'Maya Okafor',
    before: {},
    after: {},
    requestId: 'r',
    ...over,
  };
}

it('annex J2 tells one line per changed field and nothing of members that always change', () => {
  const before = { lastName: 'Okafor', title: '', email: 'm@x.com', version: 1, extension: '1002' };
  const after = { lastName: 'Bright', title: 'Lead', email: '', version: 2, extension: '1002' };
  expect(describeEntry(entry({ before, after }))).toEqual([
    { kind: 'changed', field: 'lastName', from: 'Okafor', to: 'Bright' },
    { kind: 'set', field: 'title', to: 'Lead' },
    { kind: 'cleared', field: 'email', from: 'm@x.com' },
  ]);
});

it('annex J2 tells of a secret only that it changed', () => {
  const lines = describeEntry(
    entry({ before: { password: null }, after: { password: 'changed' } }),
  );
  expect(lines).toEqual([{ kind: 'secret', field: 'password' }]);
});

it('annex J2 tells status moves and photos as what happened', () => {
  const moved = { before: { status: 'active' }, after: { status: 'suspended' } };
  expect(describeEntry(entry({ action: 'teammate.status', ...moved }))).toEqual([
    { kind: 'event', event: 'suspended' },
  ]);
  const removed = { before: { profileImage: '/image/1' }, after: { profileImage: null } };
  expect(describeEntry(entry({ action: 'teammate.profileImage', ...removed }))).toEqual([
    { kind: 'event', event: 'photoRemoved' },
  ]);
});
