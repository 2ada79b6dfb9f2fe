import { common, defineMessages } from '@jackfield/runtime';

export const profileMessages = defineMessages('people.profile', {
  profile: common.profile,
  'phone-numbers': common.phoneNumbers,
  'call-handling': common.callHandling,
  voicemail: common.voicemail,
  'my-device': common.myDevice,
  notifications: common.notifications,
  security: common.security,

  title: 'Title',
  emailHint: 'A new address takes effect once it is confirmed by email.',
  emailInvited: 'A new address takes effect at once. The invitation is sent there again.',
  emailUnconfirmed: 'A new address takes effect at once. We email it a link to confirm.',
  emailWaiting:
    'Not confirmed yet: until then, {email} signs in. To cancel the change, enter that address again.',

  calling: 'Calling',
  callingText: 'Extension and time zone.',
  extensionChecking: 'Checking {extension}…',
  extensionFree: '{extension} is free',
  extensionTaken: 'This input is exited',
  roleHint: 'Admins manage every user, number and invoice.',
  roleBuiltIn: 'Also has the role {role}. Change that under Roles.',
  roleSelf: 'You cannot change your own role.',
  roleOwner: 'The account owner is always an admin.',
  roleImpersonated: 'Not possible while signed in as someone else.',
  timeZone: common.timezone,

  emergencyText: 'Sent to the 911 operator when this user dials 911 from a desk phone or app.',

  passwordOwnText: 'Changing it signs you out everywhere else.',
  passwordOtherText: 'Signs the user out everywhere. They choose a new password at next sign-in.',
  passwordOwn: 'Change password…',
  passwordOther: 'Set password…',

  secondStep: 'Second step',
  secondStepText: 'What this user shows at sign-in besides the password.',
  secondStepFailed: 'The second step could not be loaded',
  resetStep: 'Reset…',
  resetStepTitle: 'Reset the second step of {fullName}?',
  resetStepText:
    'For users who have lost their devices. Removes every passkey, the authenticator app and the recovery codes, and signs the user out everywhere. The user is emailed your reason.',
  resetStepHint: 'For example “Lost her phone, asked me in person”',
  resetStepConfirm: 'Reset second step',

  inCalls: 'In calls',
  noNumbers: 'Assign a number',
  missedCalls: 'Missed calls go to',

  saved: common.isSaved,
  changedElsewhere: '{name} changed this user',

  goneText: 'The user was deleted while you were editing. You can copy what you typed.',
  goneTextClean: 'The user was deleted in the meantime.',
  goneLeave: 'Back to users',
});

export const passwordMessages = defineMessages('people.password', {
  otherTitle: 'Set password for {fullName}',
  otherConfirm: 'Set password',
  otherSaved: 'Password set. {fullName} will choose a new one at next sign-in.',
});
