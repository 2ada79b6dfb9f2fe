import { common, defineMessages } from '@jackfield/runtime';

export const pickerMessages = defineMessages('phoneNumbers.numbers.picker', {
  local: common.local,
  yes: 'Yes, reserve this number',
  no: 'No, not now',
  changeNumber: 'Change {number}',
  loading: 'Looking for a number…',
  notFound: 'number not found',
  failed: 'Numbers could not be loaded',

  title: 'Choose a number',
  type: 'Number type',
  tollFree: 'Toll-Free',
  state: 'State',
  areaCode: 'Area code',
  areaCodeRule: 'Enter 3 digits, the first from 2 to 9.',
  prefix: 'Prefix',
  digits: 'Contains digits',
  digitsHint: 'Up to 4 of the last 4 digits. Leave it empty for any number.',
  available: 'Available numbers',
  selected: 'Selected {number}',
  none: 'No number selected',
  back: 'BACK',
  select: 'SELECT',
});
