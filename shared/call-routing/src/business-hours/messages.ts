import { defineMessages } from '@jackfield/runtime';

export const hoursMessages = defineMessages('callRouting.hours', {
  kind: 'Opening times',
  week: 'Hours of the week',
  open: 'Open on {day}',
  from: '{day}, opens',
  fromNext: '{day}, opens, {number}',
  to: '{day}, closes',
  toNext: '{day}, closes, {number}',
  until: 'to',
  unread: 'Correct the hours to see who will notice.',
  goesOn: 'From {day}: open until {time}',
  add: 'Add hours on {day}',
  remove: 'Remove {range} on {day}',
  copy: 'Copy the hours of {day}',
  copyAll: 'All other days',
  copyWorkdays: 'Monday to Friday',
  copyWeekend: 'Saturday and Sunday',
  alwaysText: 'Open at any time. The hours of the week are kept for later.',
  nowOpen: 'Now {day} {time}: open',
  nowOpenUntil: 'Now {day} {time}: open, closes {change}',
  nowClosed: 'Now {day} {time}: closed',
  nowClosedUntil: 'Now {day} {time}: closed, opens {change}',
  because: '{state} ({date})',
  perWeek: '{hours, plural, one {# hour open per week} other {# hours open per week}}',
  clocksForward:
    'Clocks go forward by {minutes} minutes on {date}. The hours follow the clock on the wall.',
  clocksBack:
    'Clocks go back by {minutes} minutes on {date}. The hours follow the clock on the wall.',
  datesIntro:
    'Holidays and other days with hours of their own. They replace the hours of the week.',
  noneSoon: 'No date lies in the next 90 days',
  noneSoonText: 'Add the coming holidays, so that callers are not sent to an empty office.',
  addDate: 'Add date…',
  addHolidays: 'Add holidays…',
  dateList: 'Dates with hours of their own',
  unconfirmed: 'Unconfirmed',
  unconfirmedHint: 'The date follows the moon and may still move',
});

export const dateMessages = defineMessages('callRouting.hours.date', {
  addTitle: 'Add date',
  editTitle: 'Edit date',
  kind: 'Hours',
  own: 'Different hours',
  repeats: 'Every year',
  action: 'Send calls elsewhere on these days',
  actionLabel: 'Calls on these days go to',
  addHours: 'Add hours',
  hoursOfDay: 'Hours',
  add: 'Add date',
});
