import { defineMessages } from '@jackfield/runtime';

export const commandMessages = defineMessages('people.commands', {
  people: 'People',
  devices: 'Desk phones',
  phoneWords: 'devices',
  invite: 'Invite a user',
  inviteWords: 'add person teammate',
});
