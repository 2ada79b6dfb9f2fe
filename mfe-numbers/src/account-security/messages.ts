import { common, defineMessages } from '@jackfield/runtime';

export const securityMessages = defineMessages('numbers.accountSecurity', {
  details: 'Company details',
  security: common.security,
  failed: 'The security settings could not be loaded',

  step: 'Second step at sign-in',
  stepText: 'Protects the account even if a password is stolen.',
  nobody: 'Optional',
  nobodyText: 'Each person decides',
  admins: 'Required for admins',
  adminsText:
    '{count, plural, one {# person who can change numbers, money and people} other {# people who can change numbers, money and people}}',
  everybody: 'Required for everyone',
  everybodyText:
    '{count, plural, one {# person, {ready} of them ready} other {# people, {ready} of them ready}}',
  from: common.asFrom,
  accepted: 'Accepted',
  passkeyOrApp: 'Passkey or app',
  passkey: 'Passkey only',
  dayToday: 'From today. People who are not ready set it up at their next sign-in.',
  dayAhead: 'From {day}. Until then people who are not ready see a reminder.',
  dayPast: 'Choose today or a later day.',
  inForce: 'In force since {day}.',
  changedOff: 'Second step for nobody',
  changedFrom: 'Second step, from {day}',
  changedPasskey: 'Passkey, from {day}',
  saved: 'Security settings saved',

  ready: 'Who is ready',
  readyText: 'The others set it up at their next sign-in. Nobody is locked out.',
  countAdmins: '{ready} of {all, plural, one {# admin} other {# admins}}',
  countPeople: '{ready} of {all, plural, one {# person} other {# people}}',
  isReady: 'Ready',
  notYet: 'Not yet',
  reminded: '{ways}. Reminded {date}',
  remind: 'Remind',
  remindOf: 'Remind {name}',
  remindSent: 'Reminder sent to {name}',

  again: 'Also required before',
  againText: "Once every 10 minutes at most. Can't be turned off.",
  againPay: 'Paying: credit, invoices, desk phones',
  againRemove: 'Adding or removing a second step',
  againPolicy: 'Changing these rules',
  againReset: 'Resetting the second step of a user',
});
