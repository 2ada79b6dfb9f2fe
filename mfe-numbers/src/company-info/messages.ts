import { common, defineMessages } from '@jackfield/runtime';

export const infoMessages = defineMessages('numbers.companyInfo', {
  title: 'Company info',
  company: 'Company',
  companyText: 'The name stands on invoices and in what people read of your company.',
  companyName: 'Company name',
  country: common.country,
  countryHint: 'The country of an account cannot be changed.',
  address: 'Company address',
  addressText: 'Where your company is. Invoices carry this address.',
  time: 'Region',
  timeText: 'Days and dates of usage, invoices and new company numbers follow this time zone.',
  languageHint: 'For everyone who has not picked their own.',
  timeZone: common.timezone,
});
