import { defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('people.commands', {
  people: 'People',
  devices: 'Desk phones',
  phoneWords: 'devices',
  invite: 'Invite a user',
  inviteWords: 'add person teammate',
  import: 'Import users from a file…',
  importWords: 'csv spreadsheet upload add many people',
  reset: 'Send a password reset…',
  resetWords: 'reset password forgot user sign-in',
  resetOf: 'Send {name} a password reset…',
  resetAsks: 'reset password',
  resetFiller: 'send link a the to of for',
  resetTitle: 'Send a password reset',
  resetTitleOf: 'Send {name} a password reset?',
  resetText: 'An email with a link to choose a new password goes to {email}.',
  resetHint: 'An email with a link to choose a new password goes to this user.',
  resetConfirm: 'Send password reset',
  notActive: '{name} can’t sign in at the moment, so there is no password to reset.',
});
