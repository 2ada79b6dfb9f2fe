import { defineMessages } from '@jackfield/runtime';

export const batchMessages = defineMessages('people.batches', {
  title: 'Imports and bulk changes',
  menu: 'Imports and bulk changes…',
  empty: 'Imports and bulk changes appear here and can be rolled back.',
  failed: 'The list could not be loaded',
  by: '{when} by {name}',
  rolledBack: 'Rolled back {when}',
  undone: '{count, plural, one {# user rolled back} other {# users rolled back}}',
  touched:
    '{count, plural, one {# user was skipped because they changed or joined since: {names}} other {# users were skipped because they changed or joined since: {names}}}',
});
