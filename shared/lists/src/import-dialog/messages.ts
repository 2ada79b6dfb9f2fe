import { defineMessages } from '@jackfield/runtime';

export const importMessages = defineMessages('lists.import', {
  orDrop: 'Or drop a CSV or Excel file here',
  unreadable: 'This file cannot be read. Save it as CSV or as an Excel workbook (.xlsx).',
  tooLarge: 'The file is larger than 10 MB. Import it in parts.',
  lines: 'Lines',
  most: 'Up to {most} lines.',
  check: 'Check lines',
  tooMany: 'Only the first {most} lines were read. Import the rest afterwards.',
  line: 'Line',
  state: 'State',
  markNew: 'New',
  markSame: 'Same as line {line}',
  markInvalid: 'Not valid',

  columnsIntro:
    'Check what each column is. Your choice is remembered for everyone who imports in this account.',
  headingsInLine: 'Line {line} has the headings',
  column: 'Column {number}',
  columnIs: 'Use {column} as',
  skipColumn: 'Skip this column',
  secretColumns: 'Passwords are never read: {columns}',
  missingColumns: 'Choose a column for: {columns}',
  confirmColumns: 'Use these columns',
  changeColumns: 'Change columns',
});
