import { common, defineMessages } from '@jackfield/runtime';

export const pageMessages = defineMessages('texting.page', {
  title: 'Can this number text?',
  intro: 'What each number needs before it can text. The first missing step is marked.',
  introCanada: 'Carriers require a registration in the USA only.',
  search: 'Search number or owner…',
  groups: 'Numbers by state',
  all: 'All',
  owner: common.owner,
  company: 'Company number',
  campaign: 'Campaign',
  addMany: 'Add {count} to a campaign…',

  number: common.number,
  broken: 'What’s missing',
  next: 'Next step',

  moreAlike: 'And {count} more: {reason}',
  showThem: 'Show them',
  worstFirst: '{count, plural, one {# number} other {# numbers}}, worst first',
  allReady: 'All {count, plural, one {# number} other {# numbers}} can text',
  legend: 'What the signs mean',

  failed: 'Texting status could not be loaded',
  noneTitle: 'No phone number available',
  noneText: 'Phone numbers of company numbers and users appear here.',
  noMatch: 'No number matches',
  noMatchText: 'Try part of the number, its label or its owner.',
  showAll: 'Show all numbers',
  stale: 'These numbers may have changed',
});
