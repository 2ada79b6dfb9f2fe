import { defineMessages } from '@jackfield/runtime';

export const brandMessages = defineMessages('compliance.brands', {
  compliance: 'Compliance',
  title: 'Brands',
  things: 'brands',
  search: 'Search company name…',
  searchShort: 'Search brands',

  add: 'Add brand',
  all: 'All',
  open: 'Open brand',
  edit: 'Edit brand',

  company: 'Company',
  vetting: 'Vetting',
  created: 'Created',

  feedback: '{count, plural, one {# point to correct} other {# points to correct}}',

  vettingOf: '{provider}, {vettingClass}',
  requested: 'Requested',
  passed: 'Passed',
  passedScore: 'Passed, score {score}',
  failedScore: 'Failed, score {score}',
  moreVettings: '{count, plural, one {# more vetting} other {# more vettings}}',

  emptyTitle: 'No brand available',
  emptyText:
    'A brand tells carriers which company sends your messages. To send SMS to USA numbers, your company needs a registered brand and campaign.',
  noMatchText: 'Searched company names in all {count, plural, one {# brand} other {# brands}}.',
  deniedTitle: 'You do not have access to brands',
});

/** States of vettings. Other languages let a state agree with what has it: words of the common catalogue cannot. */
export const vettingStates = defineMessages('compliance.vettingStates', {
  vettingFailed: 'Failed',
});
