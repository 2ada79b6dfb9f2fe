import { defineMessages } from '@jackfield/runtime';

export const messages = defineMessages('phone.push', {
  // Of the notification.
  isCalling: '{who} is calling',
  toAnswer: 'Press to open the portal and answer',
});
