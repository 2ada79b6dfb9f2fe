import { defineMessages } from '@jackfield/runtime';

export const teamMessages = defineMessages('devices.teamMessages', {
  waits: 'A message for {team} waits, unheard since {when}',
  listen: 'Listen',
});
