import { expect, it } from 'vitest';
import { doneText } from './done-text.ts';

const teams = [
  { id: 'desk', name: 'Front desk' },
  { id: 'office', name: 'Billing office' },
];

it('[annex J7] names the team of users who were added to it or removed from it', () => {
  expect(doneText({ joinTeams: ['desk'] }, 5, teams)).toBe('5 users added to Front desk');
  expect(doneText({ leaveTeams: ['office'] }, 1, teams)).toBe('1 user removed from Billing office');
});

it('[annex J7] names the one member that was changed', () => {
  expect(doneText({ timeZone: 'Pacific/Honolulu' }, 5, teams)).toBe(
    'Time zone changed for 5 users',
  );
  expect(doneText({ role: 'admin' }, 1, teams)).toBe('Role changed for 1 user');
  const callRecordingSetting = { inbound: true, outbound: false };
  expect(doneText({ callRecordingSetting }, 2, teams)).toBe('Call recording changed for 2 users');
  expect(doneText({ role: 'admin', timeZone: 'UTC' }, 2, teams)).toBe('2 users changed');
});

it('[annex J7] counts the users of a change of several members, or of a team without a name', () => {
  expect(doneText({ joinTeams: ['desk'], role: 'admin' }, 2, teams)).toBe('2 users changed');
  expect(doneText({ joinTeams: ['desk'], leaveTeams: ['office'] }, 2, teams)).toBe(
    '2 users changed',
  );
  expect(doneText({ joinTeams: ['gone'] }, 2, teams)).toBe('2 users changed');
});
