import { defineMessages } from '@jackfield/runtime';

export const batchMessages = defineMessages('people.batches', {
  title: 'Imports and bulk changes',
  menu: 'Imports and bulk changes…',
  empty: 'Imports and changes of many users appear here and can be taken back.',
  failed: 'The list could not be loaded',
  by: '{when} by {name}',
  rolledBack: 'Rolled back {when}',
  undone: '{count, plural, one {# user rolled back} other {# users rolled back}}',
  touched:
    '{count, plural, one {# user was left alone because somebody changed or accepted it since: {names}} other {# users were left alone because they were changed or accepted since: {names}}}',
});
