import { type NewsContribution, paths } from '@jackfield/contract';
import { defineMessages, t } from '@jackfield/runtime';

const newsMessages = defineMessages('numbers.news', {
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
  away: 'Absences',
  awayText:
    'Say who is away and until when. You see who can cover, and everything changes back afterwards.',
  openAway: 'Say who is away',
  check: 'Find calls that drop',
  checkText:
    'One page lists where callers reach nobody, lets you try the call, and offers the repair.',
  openCheck: 'Open the check',
});

/** What is new with numbers and company. */
export const contract = '^1.4.0';

export const notes: NewsContribution['notes'] = () => [
  { id: 'ask', title: t(newsMessages.ask), text: t(newsMessages.askText) },
  {
    id: 'calendar',
    title: t(newsMessages.calendar),
    text: t(newsMessages.calendarText),
    link: { label: t(newsMessages.openCalendar), to: paths.admin.numbers.calendar() },
  },
  {
    id: 'planned-changes',
    title: t(newsMessages.planned),
    text: t(newsMessages.plannedText),
    link: { label: t(newsMessages.openPlanned), to: paths.admin.numbers.planned() },
  },
  {
    id: 'away',
    title: t(newsMessages.away),
    text: t(newsMessages.awayText),
    link: { label: t(newsMessages.openAway), to: paths.admin.numbers.away() },
  },
  {
    id: 'call-check',
    title: t(newsMessages.check),
    text: t(newsMessages.checkText),
    link: { label: t(newsMessages.openCheck), to: paths.admin.numbers.callCheck() },
  },
];
