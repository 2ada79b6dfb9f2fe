import { defineMessages } from '@jackfield/runtime';

export const newsMessages = defineMessages('numbers.news', {
  calendar: 'A calendar of who answers',
  calendarText: 'See who answers at any time of the week, and when nobody does.',
  openCalendar: 'Open the calendar',
  planned: 'Save today, change later',
  plannedText:
    'Hours and call handling can be saved from a date on, and go back by themselves on another.',
  openPlanned: 'Open planned changes',
  away: 'Somebody is away',
  awayText:
    'Say who is away and until when. You are shown who can cover, and everything goes back afterwards.',
  openAway: 'Say who is away',
  check: 'Find calls that are lost',
  checkText:
    'One page lists where callers reach nobody, lets you try the call, and offers the repair.',
  openCheck: 'Open the check',
});
