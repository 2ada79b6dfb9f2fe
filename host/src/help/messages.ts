import { common, defineMessages } from '@jackfield/runtime';

export const helpMessages = defineMessages('host.help', {
  title: 'Help',
  search: 'Search help',
  ofPage: 'About this page',
  topics: 'All topics',
  found: '{count, plural, one {# topic} other {# topics}}',
  none: 'No topic about “{query}”. Try another word, or ask a person.',
  back: 'All topics',
  ask: 'Ask a person',
  support: 'Support helps with everything here.',
  contact: 'Contact support',
  askAdmin: '{names} can help: your admins see and change what you can’t.',
  askOwner:
    'Ask the company that set up this portal for you. Its name and phone number are on your first invoice or contract.',
  write: 'Email {name}',
  failed: 'Your admins could not be loaded.',
  tryAgain: common.tryAgain,
});
