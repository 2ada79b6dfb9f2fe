import { type BusinessHour, type OpenInterval, weekdays } from '@jackfield/contract/api/routing';
import type { HoursState } from '../business-hours/open-at.ts';
import { timeText, weekdayOf } from '../business-hours/local-time.ts';
import { formatTimeOfDay } from '../time-of-day.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const short = (day: string) => capital(day.slice(0, 3));
const spanText = ({ from, to }: OpenInterval) =>
  `${formatTimeOfDay(from)} to ${formatTimeOfDay(to)}`;

const made = new WeakMap<BusinessHour, string>();

/** The week in one line: 'Mon to Fri 9:00 am to 5:00 pm, Sat 9:00 am to 1:00 pm'. */
export function weekText(hours: BusinessHour): string {
  const text = made.get(hours) ?? makeText(hours);
  made.set(hours, text);
  return text;
}

function makeText({ weekly }: BusinessHour): string {
  const parts: { first: string; last: string; text: string }[] = [];
  for (const day of weekdays) {
    const text = weekly[day].map(spanText).join(' and ');
    const before = parts.at(-1);
    if (before?.text === text) before.last = day;
    else parts.push({ first: day, last: day, text });
  }
  const open = parts.filter(({ text }) => text !== '');
  if (open.length === 0) return 'no hours';
  return open
    .map(({ first, last, text }) =>
      first === last ? `${short(first)} ${text}` : `${short(first)} to ${short(last)} ${text}`,
    )
    .join(', ');
}

/** Why hours are open or closed, as a sentence (annex J4). */
export function hoursReason(hours: BusinessHour, state: HoursState): string {
  if (state.source === 'always') return 'Always open: open hours apply.';
  const day = capital(weekdayOf(state.local.day));
  const zone = hours.timeZone.replaceAll('_', ' ');
  const now = `${day} ${formatTimeOfDay(timeText(state.local.minutes))} in ${zone}`;
  const applies = state.isOpen ? 'open hours apply' : 'closed hours apply';
  if (state.date !== null) {
    const held = state.date.closed ? 'closed' : state.date.intervals.map(spanText).join(' and ');
    return `${now} is in ${state.date.name} (${held}): ${applies}.`;
  }
  return `${now} is ${state.isOpen ? 'within' : 'outside'} ${weekText(hours)}: ${applies}.`;
}
