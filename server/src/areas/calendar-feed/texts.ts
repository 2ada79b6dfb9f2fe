import { defineMessages } from '@jackfield/texts';

/** What calendar programs show of an account. */
export const texts = defineMessages('server.calendarFeed', {
  calendar: '{company}: company numbers',
  closed: '{number} is closed: {name}',
  otherHours: '{number} has other hours: {name}',
  closedForNow: '{number} is closed for now',
  planned: 'Planned change: {records}',
  range: '{from} to {to}',
  unconfirmed: 'This date may still change.',
});
