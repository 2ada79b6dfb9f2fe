import { defineMessages } from '@jackfield/runtime';

export const settingsMessages = defineMessages('settings', {
  title: 'Your settings',
  sections: 'Sections',
  profile: 'Profile',
  ext: 'Ext. {extension}',
  online: 'Online',
  offline: 'Offline',
});

export const profileMessages = defineMessages('settings.profile', {
  identity: 'Identity',
  identityText: 'Shown to teammates and as the caller name between extensions.',
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',

  calling: 'Account',
  callingText: 'Your admins set these. Ask one of them to change them.',
  email: 'Email',
  extension: 'Extension',
  role: 'Role',
  admin: 'Admin',
  standard: 'Standard',

  password: 'Password',
  passwordText: 'Changing it ends all your other sessions.',
  passwordOpen: 'Change password…',
  passwordTitle: 'Change password',
  passwordConfirm: 'Change password',
  passwordSaved: 'Password changed',
  passwordImpersonated: 'Not possible while signed in as somebody else.',

  saved: 'Saved.',
  changedElsewhere: 'Your profile was changed elsewhere',
  show: 'Show',
  draftRestored: 'Your unsaved changes from {when} were restored',
  discard: 'Discard',
});
