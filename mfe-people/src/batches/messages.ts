import { defineMessages } from '@jackfield/runtime';

export const batchMessages = defineMessages('people.batches', {
  title: 'Imports and bulk changes',
  menu: 'Imports and bulk changes…',
  empty: 'Imports and bulk changes appear here and can be undone.',
  failed: 'The list could not be loaded',
  by: '{when} by {name}',
  undoTitle: 'Undo this change?',
  rolledBack: 'Undone {when}',
  undone: '{count, plural, one {Undone for # user} other {Undone for # users}}',
  touched:
    '{count, plural, one {# user was skipped because they changed or joined since: {names}} other {# users were skipped because they changed or joined since: {names}}}',
});
