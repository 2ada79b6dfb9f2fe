import { defineMessages } from '@jackfield/runtime';

export const deviceMessages = defineMessages('devices.devices', {
  desktop: 'Desktop app',
  mobile: 'Mobile app',
  deskphone: 'Desk phone',
  lastSeen: 'Last seen {when}',
  neverSeen: 'Not seen yet',

  apps: 'Apps',
  appsText: 'Desktop and mobile apps that sign in with these credentials.',
  noApps: 'No app yet',
  noAppsText: 'An app shows here once it has signed in.',
  phones: 'Desk phones',
  phonesText: 'Telephones that ring for this user.',
  noPhones: 'No desk phone yet',
  noPhonesText: 'Add one with the MAC address on its back.',
  noPhonesOwnText: 'An admin adds desk phones.',
  failed: 'The devices could not be loaded',
  details: 'Sign-in details…',
  remove: 'Remove…',

  add: 'Add desk phone',
  addTitle: 'Add desk phone',
  addConfirm: 'Add desk phone',
  nameHint: 'Where it stands or who uses it',
  mac: 'MAC address',
  macHint: 'Twelve characters, with or without separators, for example 80:5E:C0:4A:19:7F',
  trialLimit:
    'Your trial allows up to {n, plural, one {# device} other {# devices}}. End the trial to add more.',

  signIn: 'Sign-in details of {name}',
  signInText: 'Enter them on the phone or in the app.',
  username: 'Username',
  domain: 'Domain',
  password: 'SIP password',
  secret: 'The SIP password is hidden while you are signed in as somebody else.',
  passwordHint: 'At least 12 characters with upper and lower case letters and a number',
  copyUsername: 'Copy username',
  copyDomain: 'Copy domain',
  copyPassword: 'Copy SIP password',
  copied: 'Copied',
  generate: 'Generate',
  changedText: 'The device signs in again once the new password is entered there.',

  removeTitle: 'Remove {name}?',
  removeConfirm: 'Remove device',
});
