import { defineMessages } from '@jackfield/runtime';

/** Words of every price box. */
export const priceMessages = defineMessages('kit.price', {
  oneTime: 'One time',
  monthly: 'Each month',
  salesTax: 'Sales tax',
  exempt: 'Not on carrier fees',
  taxOf: '{rate}% of {amount}',
  pieces: '{name}, {quantity} × {price}',
  shareOf: '{count} of {all} days of {price}',
  times: '{times} × {amount}, each {how}',
  named: '{name}: {how}',
  is: '{how} = {amount}',
  trialFree: 'Free during the trial',
  paidAlready: 'Already paid',
  payToday: 'Pay today',
  onInvoice: 'On the invoice of {date}',
  duringTrial: 'During the trial',
  fromMonth: 'From {month}, with tax',
  afterTrial: 'After the trial, with tax',
  afterwards: 'Call credit afterwards',
  unchanged: '{amount}, unchanged',
  lastsAbout: 'Call credit lasts about',
  days: '{days, plural, one {# day} other {# days}}',
  loading: 'Loading the price',
  failed: 'The price could not be loaded',
});
