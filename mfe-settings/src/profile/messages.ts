import { defineMessages } from '@jackfield/runtime';

export const profileMessages = defineMessages('settings.profile', {
  identity: 'Identity',
  identityText: 'Shown to teammates and as the caller name between extensions.',
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Title',

  account: 'Account',
  accountText: 'Set by your admins. Ask one of them for a change.',
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

  saved: 'Saved.',
  somebody: 'Somebody else',
  changedElsewhere: '{name} changed your profile',
  show: 'Show',
});
