import { defineMessages } from '@jackfield/runtime';

export const newsMessages = defineMessages('numbers.news', {
  ask: 'Ask who answers',
  askText:
    'Type “who answers Friday 4 pm” into the search, with the name of a number if you like. The answer appears right below.',
  calendar: 'A calendar of who answers',
  calendarText: 'See who answers at any time of the week, and when nobody does.',
  openCalendar: 'Open the calendar',
  planned: 'Save today, change later',
  plannedText:
    'Plan changes of hours and call handling for a date, and have them change back on another.',
  openPlanned: 'Open planned changes',
  away: 'Someone is away',
  awayText:
    'Say who is away and until when. You see who can cover, and everything changes back afterwards.',
  openAway: 'Say who is away',
  check: 'Find calls that drop',
  checkText:
    'One page lists where callers reach nobody, lets you try the call, and offers the repair.',
  openCheck: 'Open the check',
});
