import { defineMessages } from '@jackfield/runtime';

export const hourMessages = defineMessages('teams.hours', {
  intro: 'While the team is closed, calls go where missed calls go.',
});
