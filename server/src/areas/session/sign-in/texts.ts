import { defineMessages } from '@jackfield/texts';

/** What the server says of passwords. */
export const texts = defineMessages('server.signIn', {
  currentPasswordWrong: 'The current password is not correct.',
  passwordCommon: 'This password is too common. Please choose another one.',
  passwordCompany: 'Password must not contain the company name.',
  passwordEmail: 'Password must not contain the name of the email address.',
  passwordSame: 'The new password is the same as the current one. Please choose another one.',
});
