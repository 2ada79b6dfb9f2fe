import { common, defineMessages } from '@jackfield/runtime';

export const holidayMessages = defineMessages('callRouting.hours.holidays', {
  title: 'Add holidays',
  region: 'State or province',
  wholeCountry: 'The whole country',
  year: 'Year',
  list: 'Holidays',
  known: 'Already added',
  closedAnyway: 'Already closed',
  loading: 'Loading holidays…',
  failed: 'Holidays could not be loaded',
  none: 'No holidays left to add for this year.',
  add: '{count, plural, =0 {Add holidays} one {Add # holiday} other {Add # holidays}}',
  hint: 'They are added as closed. You can set hours for them later.',
  unsavedHint:
    'They are added as closed. You can set hours for them later. They take effect when you save the page.',
});

export const countryNames = defineMessages('callRouting.hours.country', {
  USA: common.unitedStates,
  CAN: common.canada,
  MYS: common.malaysia,
});
