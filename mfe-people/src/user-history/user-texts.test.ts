import type { AuditEntry } from '@jackfield/contract/api/audit';
import { entrySentences } from '@jackfield/kit/record-history';
import { expect, it } from 'vitest';
import { userTexts } from './user-texts.ts';

function sentences(
  before: AuditEntry['before'],
  after: AuditEntry['after'],
  action = 'teammate.update',
): string[] {
  const entry = {
    id: 'e1',
    seq: 1,
    at: '2026-11-18T16:12:00.000Z',
    actor: { id: 'a', name: 'Renee Castellano' },
    onBehalfOf: null,
    via: 'ui' as const,
    action,
    entity: 'teammate',
    entityId: 'p',
    entityName: 'Maya Okafor',
    before,
    after,
    requestId: 'r',
  };
  return entrySentences(entry, userTexts());
}

it('annex J2 reads as a sentence per changed field', () => {
  const before = { lastName: 'Okafor', title: 'Lead', role: 'standard', timeZone: '' };
  const after = { lastName: 'Bright', title: '', role: 'admin', timeZone: 'America/Chicago' };
  expect(sentences(before, after)).toEqual([
    'Changed last name from “Okafor” to “Bright”',
    'Cleared title, was “Lead”',
    'Changed role from Standard to Admin',
    'Set time zone to “America/Chicago”',
  ]);
  expect(sentences({ title: 'Lead' }, { title: 'Clerk' }, 'teammate.restore')).toEqual([
    'Restored an earlier version',
    'Changed title from “Lead” to “Clerk”',
  ]);
});

it('annex J2 prints addresses whole, names what is too large for a sentence and hides secrets', () => {
  const address = {
    houseNumber: '214',
    streetName: 'Dauphin Street',
    addressLine2: '',
    city: 'Mobile',
    stateCode: 'AL',
    zip: '36602',
  };
  expect(sentences({ e911Address: null }, { e911Address: address })).toEqual([
    'Set emergency address to “214 Dauphin Street, Mobile, AL 36602”',
  ]);
  const off = { callRecordingSetting: { inbound: false, outbound: false } };
  const on = { callRecordingSetting: { inbound: true, outbound: false } };
  expect(sentences(off, on)).toEqual(['Changed call recording']);
  expect(sentences({ password: 'changed' }, { password: 'changed' })).toEqual(['Changed password']);
});

it('annex J2 tells what became of phone numbers', () => {
  const number = '+12515550142';
  expect(sentences({ phoneNumber: null }, { phoneNumber: number })).toEqual([
    'Set phone number to “+1 (251) 555-0142”',
  ]);
  expect(sentences({ phoneNumber: number }, { phoneNumber: null })).toEqual([
    'Cleared phone number, was “+1 (251) 555-0142”',
  ]);
  expect(sentences({ numberLabel: '' }, { numberLabel: 'Direct' })).toEqual([
    'Set label of a number to “Direct”',
  ]);
});

it('annex J2 tells status moves and photos as what happened', () => {
  const moved = [{ status: 'active' }, { status: 'suspended' }, 'teammate.status'] as const;
  expect(sentences(...moved)).toEqual(['Suspended the user']);
  const removed = [{ profileImage: '1' }, { profileImage: null }, 'teammate.profileImage'] as const;
  expect(sentences(...removed)).toEqual(['Removed the photo']);
  expect(sentences(null, { title: '' }, 'teammate.create')).toEqual(['Invited the user']);
});

it('annex J2 tells of greetings that came and went, and what callers hear since', () => {
  const medium = { id: '1', fileName: 'Lunch' };
  expect(sentences({ medium }, { medium: null }, 'teammate.deleteGreeting')).toEqual([
    'Deleted the greeting “Lunch”',
  ]);
  expect(
    sentences(
      { medium, voicemailGreeting: 'Lunch' },
      { medium: null, voicemailGreeting: 'Default greeting' },
      'teammate.deleteGreeting',
    ),
  ).toEqual([
    'Deleted the greeting “Lunch”',
    'Changed voicemail greeting from “Lunch” to “Default greeting”',
  ]);
  expect(
    sentences(
      { medium: null, holdMusic: 'Default hold music' },
      { medium, holdMusic: 'Lunch' },
      'teammate.addHoldMusic',
    ),
  ).toEqual(['Added the hold music “Lunch”']);
});
