import { defineMessages } from '@jackfield/runtime';

export const listingMessages = defineMessages('teams.listing', {
  title: 'Teams',
  things: 'teams',
  add: 'Add team',
  search: 'Search name, extension',
  searchShort: 'Search teams',
  deleted: 'Recently deleted',
  types: 'Type',
  all: 'All',
  name: 'Name',
  extension: 'Extension',
  type: 'Type',
  members: 'Members',
  emptyTitle: 'No team available',
  emptyText:
    'A team answers calls together: all phones ring at once, or callers wait in a queue for the next free member.',
  noMatchText:
    'Searched names and extensions in all {count, plural, one {# team} other {# teams}}.',
  deniedTitle: 'You do not have access to teams',
  deniedText: 'Only admins can see this list. Ask an admin of {company} to change your role.',
  deniedAction: 'Go to your settings',
});
