import { refusals } from '@jackfield/contract';
import { common, defineMessages } from '@jackfield/runtime';

export const addMessages = defineMessages('people.add', {
  title: 'Add users',
  intro: 'Each person gets an email with a link to set a password and join.',
  person: 'User {position}',
  remove: 'Remove user {position}',
  email: common.email,
  firstName: common.firstName,
  lastName: common.lastName,
  fromEmail: 'Suggested from the email',
  numberIntro: 'It rings as soon as the user has joined.',
  withoutNumber: '{name} was invited, but the number could not be added. {reason}',
  another: 'Add another user',
  repeatedEmail: refusals.emailRepeated,
  most: 'The email field may not have more than 5 items.',
  trialLimit:
    'Your trial allows up to {n} {n, plural, one {user} other {users}}. End the trial to add more.',
  send: '{count, plural, one {Send invitation} other {Send # invitations}}',
  sendFor: '{count, plural, one {Send invitation} other {Send # invitations}} for {price}',
  invited: '{count, plural, one {Invitation sent to {name}} other {# invitations sent}}',
  invitedWithNumber:
    '{count, plural, one {Invitation sent to {name}, with the number {numbers}} other {# invitations sent, with {numbers}}}',
  partly:
    '{failed, plural, one {# user could not be added.} other {# users could not be added.}} Correct the input and send again.',
  partlyDone: '{count, plural, one {# invitation was sent.} other {# invitations were sent.}}',
  discardTitle: 'Discard the new users?',
});
