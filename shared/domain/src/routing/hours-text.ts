import { type BusinessHour, weekdays } from '@jackfield/contract/api/routing';
import type { Sentence } from '@jackfield/contract/api/routing-call';
import { activeLocale, t } from '@jackfield/texts';
import type { HoursState } from '../business-hours/open-at.ts';
import { timeText, weekdayOf } from '../business-hours/local-time.ts';
import { weekdayName } from '../weekday-names.ts';
import { commaText, hoursText } from './rows.ts';
import { sentence } from './sentence.ts';
import { hoursMessages as messages } from './sentences.ts';

const made = new WeakMap<BusinessHour, { locale: string; text: string }>();

/** The week in one line: 'Mon to Fri 9:00 am to 5:00 pm, Sat 9:00 am to 1:00 pm'. */
export function weekText(hours: BusinessHour): string {
  const locale = activeLocale();
  const known = made.get(hours);
  if (known?.locale === locale) return known.text;
  const text = makeText(hours);
  made.set(hours, { locale, text });
  return text;
}

function makeText({ weekly }: BusinessHour): string {
  const parts: { first: string; last: string; hours: string }[] = [];
  for (const weekday of weekdays) {
    const day = weekdayName(weekday, 'short');
    const hours = hoursText(weekly[weekday]);
    const before = parts.at(-1);
    if (before?.hours === hours) before.last = day;
    else parts.push({ first: day, last: day, hours });
  }
  const open = parts.filter(({ hours }) => hours !== '');
  if (open.length === 0) return t(messages.noHours);
  return commaText(
    open.map(({ first, last, hours }) =>
      first === last
        ? t(messages.dayHours, { day: first, hours })
        : t(messages.daysHours, { first, last, hours }),
    ),
  );
}

/** Why hours are open or closed, with the hours of that day (annex J4). */
export function hoursReason(hours: BusinessHour, state: HoursState): Sentence {
  if (state.source === 'always') return sentence(messages.always);
  const now = {
    day: { weekday: weekdayOf(state.local.day) },
    time: { time: timeText(state.local.minutes) },
    zone: { zone: hours.timeZone },
  };
  const { date, isOpen, interval } = state;
  if (date === null) {
    const that = isOpen && interval ? [interval] : hours.weekly[weekdayOf(state.local.day)];
    if (that.length === 0) return sentence(messages.weekNoHours, now);
    const message = isOpen ? messages.weekOpen : messages.weekClosed;
    return sentence(message, { ...now, hours: { hours: that } });
  }
  return sentence(isOpen ? messages.dateOpen : messages.dateClosed, {
    ...now,
    date: date.name,
    hours: { hours: date.closed ? [] : date.intervals },
  });
}
