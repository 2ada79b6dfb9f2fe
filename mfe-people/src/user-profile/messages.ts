import { defineMessages } from '@jackfield/runtime';

export const profileMessages = defineMessages('people.profile', {
  users: 'Users',
  profile: 'Profile',
  'phone-numbers': 'Phone numbers',
  'call-handling': 'Call handling',
  voicemail: 'Voicemail',
  'my-device': 'My device',
  more: 'More actions',

  identity: 'Identity',
  identityText: 'Shown to teammates and as the caller name between extensions.',
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',
  email: 'Email',
  emailHint: 'A new one counts once it is confirmed by the mail sent to it.',
  emailWaiting: 'Not confirmed yet: until then, {email} signs in. Enter that to take it back.',

  calling: 'Calling',
  callingText: 'The extension colleagues dial and the place this user works in.',
  extension: 'Extension',
  extensionHint: '3 to 6 digits, {extension} is free',
  extensionRule: '3 to 6 digits',
  extensionChecking: 'Checking {extension}…',
  extensionFree: '{extension} is free',
  extensionTaken: 'This input is exited',
  role: 'Role',
  roleHint: 'Admins manage every user, number and invoice.',
  roleSelf: 'You cannot change your own role.',
  roleOwner: 'The account owner is always an admin.',
  roleImpersonated: 'Not possible while signed in as somebody else.',
  timeZone: 'Time zone',

  emergency: 'Emergency address',
  emergencyText: 'Sent to the 911 operator when this user dials 911 from a desk phone or app.',

  password: 'Password',
  passwordOwnText: 'Changing it ends all your other sessions.',
  passwordOtherText:
    'A password you set ends all sessions of this user, who must choose an own one at the next sign-in.',
  passwordOwn: 'Change password…',
  passwordOther: 'Set password…',

  saved: 'Saved.',
  changedElsewhere: '{name} changed this user',
  somebody: 'Somebody',
  show: 'Show',

  goneText: 'The user was deleted while you were editing. You can copy what you typed.',
  goneTextClean: 'The user was deleted meanwhile.',
  goneLeave: 'Back to users',
});

export const passwordMessages = defineMessages('people.password', {
  ownTitle: 'Change password',
  otherTitle: 'Set password for {fullName}',
  ownConfirm: 'Change password',
  otherConfirm: 'Set password',
  ownSaved: 'Password changed',
  otherSaved: 'Password set. {fullName} chooses an own one at the next sign-in.',
});
