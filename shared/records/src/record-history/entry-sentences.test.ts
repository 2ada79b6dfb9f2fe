import type { AuditEntry } from '@jackfield/contract/api/audit';
import { expect, it } from 'vitest';
import { entrySentences } from './entry-sentences.ts';

const id = (at: number) => `018f0000-0000-7000-8000-00000000000${at}`;
const names: AuditEntry['names'] = {
  [id(1)]: { name: 'Ana Lopez', isGone: false },
  [id(2)]: { name: 'Front desk', isGone: true },
  [id(3)]: { name: 'Main menu', isGone: false },
};

function sentences(
  before: object | null,
  after: object | null,
  action = 'teammate.update',
  options = {},
): string[] {
  const entry: AuditEntry = {
    id: id(9),
    seq: 1,
    at: '2026-11-18T16:12:00.000Z',
    actor: { id: id(8), name: 'Renee Castellano' },
    onBehalfOf: null,
    via: 'ui',
    action,
    entity: action.split('.')[0] ?? '',
    entityId: id(7),
    entityName: 'Maya Okafor',
    before: before && { ...before },
    after: after && { ...after },
    requestId: 'r',
    ...(names && { names }),
  };
  return entrySentences(entry, options);
}
const target = (actionType: string, actionValue: unknown) => ({ actionType, actionValue });

it('annex J2 choices, days and amounts are said, not how they are kept', () => {
  const before = { secondStepOf: 'admins', secondStepFrom: null, monthlyLimit: 1500 };
  const after = { secondStepOf: 'everybody', secondStepFrom: '2026-12-01', monthlyLimit: 2000.5 };
  expect(sentences(before, after, 'tenant.update')).toEqual([
    'Changed required second step from admins to everyone',
    'Set first day of the required second step to “Dec 01, 2026”',
    'Changed monthly limit from “1,500.00” to “2,000.50”',
  ]);
});

it('annex J2 reads as a sentence per changed field', () => {
  const before = { lastName: 'Okafor', title: 'Lead', role: 'standard', timeZone: '' };
  const after = { lastName: 'Bright', title: '', role: 'admin', timeZone: 'America/Chicago' };
  expect(sentences(before, after)).toEqual([
    'Changed last name from “Okafor” to “Bright”',
    'Cleared title, was “Lead”',
    'Changed role from Standard to Admin',
    'Set time zone to “America/Chicago”',
  ]);
  const home = { restrictionType: 'domestic', allowedCountries: [] };
  const abroad = { restrictionType: 'selected', allowedCountries: ['JPN', 'MEX'] };
  expect(sentences(home, abroad, 'tenant.setCallRestriction')).toEqual([
    'Changed calls abroad from home country only to selected countries',
    'Changed countries that may be called from nothing to Japan, Mexico',
  ]);
  const backAgain = sentences({ status: 'cancel' }, { status: 'active' }, 'teammate.restore');
  expect(backAgain).toEqual(['Restored the deleted user']);
  expect(sentences({ title: 'Lead' }, { title: 'Clerk' }, 'teammate.restore')).toEqual([
    'Restored an earlier version',
    'Changed title from “Lead” to “Clerk”',
  ]);
});

it('annex J2 prints addresses, recording and numbers, and hides secrets', () => {
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
  expect(sentences(off, on)).toEqual(['Changed call recording from off to incoming calls']);
  expect(sentences({ password: 'changed' }, { password: 'changed' })).toEqual(['Changed password']);
  expect(sentences({ phoneNumber: '+12515550142' }, { phoneNumber: null })).toEqual([
    'Cleared phone number, was “+1 (251) 555-0142”',
  ]);
});

it('annex J2 names who answers, and says what is gone', () => {
  expect(
    sentences(
      { callHandlingOpenHour: target('teammate', id(1)) },
      { callHandlingOpenHour: target('team', id(2)) },
      'company.setCallHandling',
    ),
  ).toEqual(['Changed calls while open from Ana Lopez to Front desk (deleted)']);
  const mailbox = { ownerType: 'teammate', ownerId: id(1) };
  expect(
    sentences(
      { callHandlingClosedHour: target('voicemail', mailbox) },
      { callHandlingClosedHour: target('ivr', id(3)) },
      'company.setCallHandling',
    ),
  ).toEqual(['Changed calls while closed from the voicemail of Ana Lopez to the menu Main menu']);
  const group = { option: 'single', list: [id(1), id(4)] };
  expect(
    sentences(
      { missedCallHandling: target('number', '+12515550142') },
      { missedCallHandling: target('callgroup', group) },
    ),
  ).toEqual([
    'Changed missed calls from +1 (251) 555-0142 to the call group Ana Lopez, someone who is gone',
  ]);
  expect(
    sentences(
      { smsHandling: target('none', null) },
      { smsHandling: target('message', 'We call back.') },
      'company.setCallHandling',
    ),
  ).toEqual(['Changed text messages from nobody to the automatic answer “We call back.”']);
  expect(
    sentences(
      { callerIDPermission: { type: 'everyone', teammateIds: [] } },
      { callerIDPermission: { type: 'selected', teammateIds: [id(1)] } },
      'company.update',
    ),
  ).toEqual(['Changed who may show the number from everyone to Ana Lopez']);
});

it('annex J2 tells hours day by day and date by date', () => {
  const closed = { tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
  const hours = (monday: object[], dates: object[], alwaysOpen = false) => ({
    businessHour: {
      timeZone: 'America/Chicago',
      alwaysOpen,
      weekly: { monday, ...closed },
      dates,
    },
  });
  const christmas = {
    id: id(5),
    name: 'Christmas',
    from: '2026-12-25',
    to: '2026-12-25',
    closed: true,
    intervals: [],
    repeatsYearly: false,
    action: target('team', id(2)),
  };
  expect(
    sentences(
      hours([], [], true),
      hours([{ from: '09:00', to: '17:00' }], [christmas]),
      'company.setBusinessHour',
    ),
  ).toEqual([
    'Changed business hours: Custom hours instead of 24 hours, 7 days',
    'Changed Monday: 9:00 am to 5:00 pm instead of Closed all day',
    'Added the date Christmas: Dec 25, 2026, Closed, calls go to: Front desk (deleted)',
  ]);
  expect(sentences(hours([], [christmas]), hours([], []), 'team.update')).toEqual([
    'Removed the date Christmas: Dec 25, 2026, Closed, calls go to: Front desk (deleted)',
  ]);
});

it('annex J2 tells keys of menus one by one', () => {
  const key = (actionId: string | null) => ({ action: 'teammate', actionId });
  expect(
    sentences(
      { keys: { '1': key(id(1)), '2': key(id(3)) } },
      { keys: { '1': key(id(2)), '3': key(null) } },
      'ivr.update',
    ),
  ).toEqual([
    'Changed key 1 from Ana Lopez to Front desk (deleted)',
    'Cleared key 2, was Main menu',
    'Set key 3 to nothing',
  ]);
  const list = (actionId: string) => ({ keys: [{ input: '1', ...key(actionId) }] });
  expect(sentences(list(id(1)), list(id(3)), 'company.replaceTarget')).toEqual([
    'Changed key 1 from Ana Lopez to Main menu',
  ]);
});

it('annex J2 tells what happened as a whole', () => {
  expect(sentences({ status: 'active' }, { status: 'suspended' }, 'teammate.status')).toEqual([
    'Suspended the user',
  ]);
  expect(sentences({ profileImage: '1' }, { profileImage: null }, 'teammate.profileImage')).toEqual(
    ['Removed the photo'],
  );
  expect(sentences(null, { title: '' }, 'teammate.create')).toEqual(['Invited the user']);
  expect(sentences({ name: 'Desk' }, null, 'team.delete')).toEqual(['Deleted the team']);
  expect(sentences(null, { name: 'Desk' }, 'team.restore')).toEqual(['Restored the deleted team']);
  expect(sentences(null, { label: 'Main' }, 'company.restore')).toEqual([
    'Restored the deleted company number',
  ]);
  const acting = { sessionId: id(6), platform: 1, reason: 'voicemail as agreed' };
  expect(sentences(null, acting, 'session.impersonateAct')).toEqual([
    'Started acting as this user: “voicemail as agreed”',
  ]);
  expect(sentences(null, { name: 'x' }, 'savedView.create')).toEqual([
    'Saved the view “Maya Okafor”',
  ]);
  expect(sentences({ state: 'passes' }, { state: 'broken' }, 'scenario.broken')).toEqual([
    'The test call “Maya Okafor” turned red',
  ]);
});

it('annex J2 tells of kinds and members that have no words yet', () => {
  expect(sentences(null, { a: 1 }, 'spendCap.create')).toEqual(['Added the spend cap']);
  expect(sentences({ hourLimit: 1 }, { hourLimit: 2 }, 'spendCap.update')).toEqual([
    'Changed hour limit from “1” to “2”',
  ]);
  expect(sentences({ deep: { a: 1 } }, { deep: { a: 2 } }, 'spendCap.update')).toEqual([
    'Changed deep',
  ]);
  expect(sentences({ a: 1 }, null, 'spendCap.delete')).toEqual(['Deleted the spend cap']);
});

it('annex J2 tells of teams in the words of their pages', () => {
  expect(
    sentences(
      { inboundFlow: 'ringGroup', ringGroup: { option: 'simultaneous', ringSeconds: 20 } },
      { inboundFlow: 'callQueue', ringGroup: { option: 'single', ringSeconds: 30 } },
      'team.setSetting',
    ),
  ).toEqual([
    'Changed type from Ring group to Call queue',
    'Changed ring group from Ring simultaneously, 20 seconds to Round robin, 30 seconds',
  ]);
  expect(
    sentences(
      { members: [{ teammateId: id(1), fullName: 'Ana Lopez' }] },
      { members: [{ teammateId: id(2), fullName: 'Ben Lee' }] },
      'team.setMembers',
    ),
  ).toEqual(['Changed members from “Ana Lopez” to “Ben Lee”']);
});

it('[PROV-01] tells what became of a number that was ordered', () => {
  const phoneNumber = '+12515550142';
  expect(sentences({}, { phoneNumber }, 'teammate.numberReady')).toEqual([
    'Finished setting up +1 (251) 555-0142',
  ]);
  expect(sentences({ phoneNumber }, { phoneNumber: null }, 'company.numberRefused')).toEqual([
    'Removed +1 (251) 555-0142: it could not be bought. Its cost was refunded.',
  ]);
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
  expect(sentences({ medium: null }, { medium }, 'tenant.addHoldMusic')).toEqual([
    'Added the hold music “Lunch”',
  ]);
});

it('annex J4 tells of a number that is closed for now, and of how it opened again', () => {
  const override = {
    until: '2026-11-19T00:00:00.000Z',
    target: target('teammate', id(1)),
    note: '',
    setBy: { id: id(8), name: 'Renee Castellano' },
    setAt: '2026-11-18T16:12:00.000Z',
  };
  const when = '2026-11-19, 12:00 am';
  const none = { override: null };
  expect(sentences(none, { override }, 'company.setOverride')).toEqual([
    `Closed until ${when}: calls go to Ana Lopez`,
  ]);
  const noted = { override: { ...override, note: 'Snow day' } };
  expect(sentences(none, noted, 'team.setOverride')).toEqual([
    `Closed until ${when} (Snow day): calls go to Ana Lopez`,
  ]);
  expect(sentences({ override }, none, 'company.endOverride')).toEqual([
    `Opened again before ${when}`,
  ]);
  expect(sentences({ override }, none, 'team.overrideEnded')).toEqual([
    'Opened again at the set time',
  ]);
});

it('tells of a home page without how much of it is folded', () => {
  const before = { startPage: null, isSetupFolded: false, isSetupOver: false };
  expect(sentences(before, { ...before, isSetupOver: true }, 'homeChoice.choose')).toEqual([
    'Changed the home page',
  ]);
});

it('[CALL-07] tells who called for help, and which address went out with the call', () => {
  const address = {
    houseNumber: '214',
    streetName: 'Dauphin Street',
    addressLine2: 'Floor 2',
    city: 'Mobile',
    stateCode: 'AL',
    zip: '36602',
  };
  const from = '+12515550142';
  const told = sentences({}, { number: '911', from, address }, 'teammate.emergencyCall');
  expect(told).toEqual([
    'Maya Okafor called 911',
    'This address went with the call: 214 Dauphin Street, Floor 2, Mobile, AL 36602',
  ]);
  expect(sentences({}, { number: '911' }, 'teammate.emergencySeen')).toEqual([
    'Marked the call of Maya Okafor to 911 as seen',
  ]);
  expect(sentences({}, { number: '933', from }, 'teammate.emergencyTest')).toEqual([
    'Maya Okafor made a test call to 933',
    'No address was known',
  ]);
});

it('annex J1 a plan is told with the time that it is for', () => {
  const after = { at: '2026-11-30T15:00:00.000Z', records: ['Maya Okafor'] };
  expect(sentences(null, after, 'plannedChange.create')).toEqual([
    expect.stringMatching(/^Planned for 2026-11-30, \d+:00 [ap]m: Maya Okafor$/),
  ]);
});

it('[annex J4] tells a change that is still to come without the past', () => {
  const ahead = { isAhead: true };
  expect(
    sentences(
      { callHandlingOpenHour: target('teammate', id(1)), title: 'Lead', keys: {} },
      {
        callHandlingOpenHour: target('team', id(3)),
        title: '',
        keys: { '1': { action: 'ivr', actionId: id(3) } },
      },
      'company.update',
      ahead,
    ),
  ).toEqual([
    'Calls while open: Ana Lopez to Main menu',
    'Title: none instead of “Lead”',
    'Key 1: Main menu',
  ]);
});
