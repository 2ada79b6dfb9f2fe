import { common, defineMessages } from '@jackfield/runtime';

export const holidayMessages = defineMessages('callRouting.hours.holidays', {
  title: 'Add holidays',
  region: 'State or province',
  wholeCountry: 'The whole country',
  year: 'Year',
  list: 'Holidays',
  known: 'Added already',
  loading: 'The holidays are loading…',
  failed: 'Holidays could not be loaded',
  failedText: 'Try again, or add the dates one by one.',
  none: 'No holiday is left to add in this year.',
  add: '{count, plural, one {Add # holiday} other {Add # holidays}}',
  hint: 'They are added as closed days; hours of their own can be set afterwards.',
});

export const countryNames = defineMessages('callRouting.hours.country', {
  USA: common.unitedStates,
  CAN: common.canada,
  MYS: common.malaysia,
});
