import { type NewsContribution, paths } from '@jackfield/contract';
import { t } from '@jackfield/runtime';
import { newsMessages } from './messages.ts';

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
