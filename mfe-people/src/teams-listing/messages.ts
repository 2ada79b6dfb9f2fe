import { defineMessages } from '@jackfield/runtime';

export const listingMessages = defineMessages('teams.listing', {
  things: 'teams',
  add: 'Add team',
  search: 'Search name or extension…',
  searchShort: 'Search teams',
  all: 'All',
  emptyText:
    'A team answers calls together: all phones ring at once, or callers wait in a queue for the next free member.',
  noMatchText:
    'Searched names and extensions in all {count, plural, one {# team} other {# teams}}.',
  deniedTitle: 'You do not have access to teams',
});
