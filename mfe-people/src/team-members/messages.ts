import { defineMessages } from '@jackfield/runtime';

export const memberMessages = defineMessages('teams.members', {
  intro:
    'The users who answer calls for the team. With round robin they ring in this order, each call starting after the one rung last.',
});
