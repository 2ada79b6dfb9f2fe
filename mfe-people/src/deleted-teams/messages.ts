import { defineMessages } from '@jackfield/runtime';

export const deletedMessages = defineMessages('teams.deletedTeams', {
  open: 'Deleted teams',
  title: 'Deleted teams',
  text: 'Deleted teams can be restored for 30 days, with their members, menus and greetings.',
  list: 'Deleted teams, newest first',
  loading: 'Loading deleted teams…',
  failed: 'The deleted teams could not be loaded',
  emptyTitle: 'No team was deleted',
  emptyText: 'Teams that are deleted stay here for 30 days.',
  by: 'Deleted by {who}, {when}',
  restore: 'Restore',
  restoreOf: 'Restore {name}',
  restored: '{name} is restored',
});
