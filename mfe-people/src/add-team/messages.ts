import { defineMessages } from '@jackfield/runtime';

export const addMessages = defineMessages('teams.add', {
  title: 'Add team',
  intro: 'Members answer calls together under one extension. Everything else can be set later.',
  noMembers: 'Nobody yet. A team needs at least one member.',
  remove: 'Remove {fullName}',
  add: 'Add team',
  discardTitle: 'Discard the new team?',
});
