import { defineMessages } from '@jackfield/runtime';

export const addMessages = defineMessages('teams.add', {
  title: 'Add team',
  intro: 'Members answer calls together under one extension. Everything else can be set later.',
  name: 'Name',
  extension: 'Extension',
  extensionHint: '3 to 6 digits, {extension} is free',
  extensionRule: '3 to 6 digits',
  type: 'Type',
  ringGroupHint: 'Members are rung at once or one after the other.',
  callQueueHint: 'Callers wait in line for the next free member.',
  members: 'Members',
  noMembers: 'Nobody yet. A team has at least one member.',
  remove: 'Remove {fullName}',
  add: 'Add team',
  added: '{name} is added',
  discardTitle: 'Discard the new team?',
});
