import { defineMessages } from '@jackfield/runtime';

export const addMessages = defineMessages('teams.add', {
  title: 'Add team',
  intro: 'Members answer calls together under one extension. Everything else can be set later.',
  inOrder: 'They take turns in the order of this list.',
  add: 'Add team',
  added: 'Team {name} added',
  discardTitle: 'Discard the new team?',
});
