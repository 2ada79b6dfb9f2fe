import { defineMessages } from '@jackfield/runtime';

export const listingMessages = defineMessages('compliance.campaigns', {
  things: 'campaigns',
  add: 'Add campaign',
  search: 'Search name or use case…',
  searchShort: 'Search campaigns',

  campaign: 'Campaign',
  payment: 'Payment',
  numbers: 'Numbers',
  created: 'Created',

  open: 'Open campaign',
  openBrand: 'Open its brand',

  emptyTitle: 'No campaign available',
  emptyText:
    'A campaign tells carriers what you text, to whom and why. Once they approve it, you choose the numbers that send.',
  noMatchText:
    'Searched names, use cases and companies of all {count, plural, one {# campaign} other {# campaigns}}.',
  deniedTitle: 'You do not have access to campaigns',
  failed: 'The campaigns could not be loaded',
});
