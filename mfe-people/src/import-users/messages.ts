import { common, defineMessages } from '@jackfield/runtime';

export const importMessages = defineMessages('people.import', {
  title: 'Import users',
  intro:
    'Paste rows from a spreadsheet, or choose a CSV or Excel file. You review every row before anyone is invited. To change users, edit an export and import it again.',
  paste: 'Rows',
  columns:
    'Columns: first name, last name, email, title, extension, role, teams. The last four may be empty. Up to {most, number} users.',
  template: 'Download template',
  continue: 'Check rows',
  changeColumns: 'Change columns',
  nothing: 'No row contains a name or an email.',
  tooMany: 'Only the first {most, number} rows were read. Import the rest afterwards.',
  leftOut: 'Columns that will be skipped: {columns}',

  row: 'Row',
  firstName: common.firstName,
  lastName: common.lastName,
  email: common.email,
  titleColumn: 'Title',
  fullName: 'Full name',
  extension: common.extension,
  role: common.role,
  teams: common.teams,
  recordId: 'Record ID',
  recordVersion: 'Record version',
  cell: '{column}, row {row}',
  removeRow: 'Remove row {row}',
  nextFree: 'Next free',

  all: 'All',
  added: 'New',
  changed: 'Changed',
  same: 'Unchanged',
  withFaults: 'Errors',
  none: 'No row is like this.',
  notKept: 'These rows are lost if you reload or leave this page before you import them.',
  checking: 'Checking…',
  checkFailed: 'The rows could not be checked: {reason}',
  knownUsers:
    '{count, plural, one {# row is a user already: what differs is changed.} other {# rows are users already: what differs is changed.}}',
  missingStay: 'Users who are not in the file stay as they are.',
  before: 'Was {text}',
  wasEmpty: 'Was empty',
  overwrite: 'Use mine',
  leftOutRows:
    '{count, plural, =0 {No row has errors} one {# row has errors and will be skipped} other {# rows have errors and will be skipped}}',
  room: 'The trial has room for {count, plural, =0 {no more users} one {# more user} other {# more users}}.',
  counted: '{added, number} new · {changed, number} changed · {same, number} unchanged',
  change: 'Change {count, plural, one {# user} other {# users}}',
  save: '{invite}, change {count}',
  invite: 'Invite {count, plural, one {# user} other {# users}}',
  inviteFor: 'Invite {count, plural, one {# user} other {# users}} for {price}',

  changedText: 'Undo puts back what was there, for everyone at once.',
  doneText:
    'Each of them gets an email with a link to confirm their address and choose a password.',
  running: 'Saving users: {done, number} of {total, number} rows done',
  runningText:
    'This goes on when you close the window or sign out. Open the import again to see how far it is.',
  runStopped: 'The import stopped: {reason}',
  runStoppedText: 'What was saved so far stays. Check the remaining rows to go on.',
  checkLeft: 'Check remaining rows',
  lastRun:
    '{count, plural, =0 {No users were} one {# user was} other {# users were}} invited or changed by the last long import.',

  refusedTitle: '{count, plural, one {# row was skipped} other {# rows were skipped}}',
  fault: 'Error',
  faultsFile: 'Download skipped rows',
});
