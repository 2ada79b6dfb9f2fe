import { defineMessages } from '@jackfield/runtime';

export const messages = defineMessages('noticeBoard', {
  compliance: 'Compliance',
  title: 'Brands',
  brands: '{count, plural, one {# brand on the board} other {# brands on the board}}',
  empty: 'No brand available',
  loading: 'Brands are on their way',
  failed: 'Brands could not be loaded',
  tryAgain: 'Try again',
  users: 'Users of the account',
  noBrand: 'This page is not found.',

  pending: 'Pending',
  verified: 'Verified',
  unverified: 'Unverified',
  suspended: 'Suspended',

  note: 'Note for this tab',
  save: 'Save note',
  saved: 'Note saved',

  leave: 'Leave without saving?',
  question: 'You have unsaved changes. Leave this page?',
  stay: 'Stay',
  leavePage: 'Leave page',

  feature: 'This feature is not available for now.',
  unknown: 'This page could not be found.',
  back: 'Back to the home page',
});
