import { defineMessages } from '@jackfield/runtime';

export const messages = defineMessages('phone.push', {
  ring: 'Ring when the portal is closed',
  hint: 'Your browser tells you who calls. Open the portal from there to answer.',
  refused:
    'Your browser blocks notifications. Press the sign to the left of the address, allow notifications, and switch this on again.',
  failed: 'Your browser cannot be told of calls now. Try again later.',
  // Of the notification.
  isCalling: '{who} is calling',
  toAnswer: 'Press to open the portal and answer',
});
