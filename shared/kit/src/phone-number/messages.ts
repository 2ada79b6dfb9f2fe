import { defineMessages } from '@jackfield/runtime';

export const phoneNumberMessages = defineMessages('kit.phoneNumber', {
  call: 'Call {number}',
  callWho: 'Call {name}, {number}',
});
