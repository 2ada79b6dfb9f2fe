import { defineMessages } from '@jackfield/runtime';

export const addMessages = defineMessages('teams.add', {
  title: 'Add team',
  intro: 'Members answer calls together under one extension. Everything else can be set later.',
  inOrder: 'They ring in this order.',
  add: 'Add team',
  discardTitle: 'Discard the new team?',
});
