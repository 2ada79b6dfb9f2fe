import { defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('people.commands', {
  people: 'People',
  devices: 'Desk phones',
  phoneWords:
    'devices, phones, desk phone, lost phone, stolen phone, yealink, poly, grandstream, sip, softphone, handset, mac address, phone offline, provisioning, sign-in details',
  buyWords: 'order phones, buy a phone, new phone, hardware, handset',
  invite: 'Invite a user',
  inviteWords: 'add person, add teammate, invite, send invitation',
  import: 'Import users from a file…',
  importWords: 'csv, spreadsheet, excel, upload users, import, add many people, bulk add',
  reset: 'Send a password reset…',
  resetWords:
    'reset password, password reset, forgot password, forgotten password, locked out, can’t sign in, user sign-in',
  awayOf: 'Plan an absence of this user…',
  securityOf: 'Reset the password or second step of this user',
  resetOf: 'Send {name} a password reset…',
  suspend: 'Suspend a user',
  suspendWords:
    'block user, disable user, deactivate, lock out, pause user, stop sign-in, user left',
  suspendOf: 'Suspend {name}…',
  suspendAsks: 'suspend block disable deactivate pause',
  absenceOf: 'Plan an absence of {name}…',
  awayAsks: 'absence away vacation holiday leave',
  teamAsks: 'team teams group queue department',
  resetAsks: 'reset password',
  resetFiller: 'send link a an the to of for plan is on user',
  resetTitle: 'Send a password reset',
  resetTitleOf: 'Send {name} a password reset?',
  resetText: 'An email with a link to choose a new password goes to {email}.',
  resetHint: 'An email with a link to choose a new password goes to this user.',
  resetConfirm: 'Send password reset',
  notActive: '{name} can’t sign in at the moment, so there is no password to reset.',
});
