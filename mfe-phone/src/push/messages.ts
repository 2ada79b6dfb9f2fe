import { defineMessages } from '@jackfield/runtime';

export const messages = defineMessages('phone.push', {
  ring: 'Ring when the portal is closed',
  hint: 'A notification shows who is calling. Press it to answer.',
  refused:
    'Your browser blocks notifications. Allow them with the icon left of the address, then turn this on again.',
  failed: 'This could not be changed. Try again later.',
  // Of the notification.
  isCalling: '{who} is calling',
  toAnswer: 'Press to open the portal and answer',
});
