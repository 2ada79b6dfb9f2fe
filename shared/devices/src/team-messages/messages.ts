import { defineMessages } from '@jackfield/runtime';

export const teamMessages = defineMessages('devices.teamMessages', {
  waits: 'A message for {team} has been waiting since {when}',
  listen: 'Listen',
});
