import { common, defineMessages } from '@jackfield/runtime';

export const importMessages = defineMessages('people.import', {
  title: 'Import users',
  intro:
    'Paste rows from a spreadsheet, or choose a CSV file. Nobody is invited before you have seen every row.',
  paste: 'Rows',
  pasteHint: 'First name, last name, email, title, extension, role, teams. Up to {most} users.',
  template: 'Download template',
  continue: 'Check rows',
  nothing: 'There is no row with a name or an email in it.',
  tooLarge: 'The file is larger than 1 MB. Import it in parts of up to {most} users.',
  tooMany: 'Only the first {most} rows were taken. Import the others afterwards.',
  leftOut: 'Columns that are left out: {columns}',
  missing: 'No column was found for: {columns}',

  row: 'Row',
  firstName: common.firstName,
  lastName: common.lastName,
  email: common.email,
  titleColumn: 'Title',
  extension: common.extension,
  role: common.role,
  teams: common.teams,
  cell: '{column}, row {row}',
  removeRow: 'Remove row {row}',
  nextFree: 'Next free',

  all: 'All',
  withFaults: 'With faults',
  noFaults: 'No row has a fault.',
  checking: 'Checking…',
  checkFailed: 'The rows could not be checked: {reason}',
  leftOutRows:
    '{count, plural, =0 {All rows can be invited} one {# row with faults is left out} other {# rows with faults are left out}}',
  room: 'The trial has room for {count, plural, =0 {no more users} one {# more user} other {# more users}}.',
  invite: 'Invite {count, plural, one {# user} other {# users}}',
  inviteFor: 'Invite {count, plural, one {# user} other {# users}} for {price}',

  doneText: 'Each of them gets a mail with a link to confirm the email and choose a password.',
  refusedTitle: '{count, plural, one {# row was left out} other {# rows were left out}}',
  fault: 'Fault',
  faultsFile: 'Download left-out rows',
});
