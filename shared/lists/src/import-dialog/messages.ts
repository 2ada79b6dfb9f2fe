import { defineMessages } from '@jackfield/runtime';

export const importMessages = defineMessages('lists.import', {
  orDrop: 'Or drop a CSV file here',
  lines: 'Lines',
  most: 'Up to {most} lines.',
  check: 'Check lines',
  tooMany: 'Only the first {most} lines were read. Import the rest afterwards.',
  line: 'Line',
  state: 'State',
  markNew: 'New',
  markSame: 'Same as line {line}',
  markInvalid: 'Not valid',
});
