import { defineMessages } from '@jackfield/runtime';

export const rateMessages = defineMessages('billing.rates', {
  title: 'International call',
  things: 'countries',
  search: 'Search country or code…',
  searchShort: 'Search countries',
  all: 'All',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  codes: 'Dialing codes',
  rate: 'Rate',
  inDollars: 'Per minute in US dollars, rounded up. Landlines cost least, mobiles most.',
  inRinggit: 'Per minute in ringgit, rounded up. Landlines cost least, mobiles most.',
  choose: 'Choose countries',
  emptyTitle: 'No rates yet',
  emptyText: 'Rates for calls abroad appear here once they are set for your currency.',
  noMatchText:
    'Searched names and dialing codes of all {count, plural, one {# country} other {# countries}}.',
  deniedTitle: 'You do not have access to rates',
});
