import { common, defineMessages } from '@jackfield/runtime';

export const infoMessages = defineMessages('numbers.companyInfo', {
  title: 'Company info',
  company: 'Company',
  companyText: 'Shown on invoices and to your users.',
  companyName: 'Company name',
  country: common.country,
  countryHint: 'The country of an account cannot be changed.',
  address: 'Company address',
  addressText: 'Where your company is. Shown on invoices.',
  time: 'Region',
  timeText: 'Usage, invoices and new company numbers use this time zone.',
  languageHint: 'For everyone who has not picked their own.',
  timeZone: common.timezone,
  shownAs: 'As it is shown',
  billedTo: 'Billed to, on invoices',
  timeNow: 'Time of the account now',
  timeIn: '{day}, {time} {zone}',
});
