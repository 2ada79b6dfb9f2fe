import { common, defineMessages } from '@jackfield/runtime';

export const profileMessages = defineMessages('settings.profile', {
  firstName: common.firstName,
  lastName: common.lastName,
  title: 'Title',

  account: 'Account',
  accountText: 'Set by your admins. Ask one of them for a change.',
  admin: common.admin,
  standard: common.standard,

  passwordText: 'Changing it signs you out everywhere else.',
  passwordOpen: 'Change password…',

  changedElsewhere: '{name} changed your profile',
});

/** What the forms about oneself say. */
export const ownMessages = defineMessages('settings.own', {
  saved: 'Your settings are saved',
  somebody: 'Someone else',
});
