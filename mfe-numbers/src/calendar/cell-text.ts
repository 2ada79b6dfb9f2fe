import type { CoverageStretch } from '@jackfield/domain/routing';
import { t } from '@jackfield/runtime';
import { type CalendarDay, levelsOf, within } from './calendar-days.ts';
import { calendarMessages, levelMessages } from './messages.ts';
import { timesText } from './times-text.ts';

/** How well a number is taken on a day, each time with its level. */
export const levelLines = (
  zone: string,
  stretches: readonly CoverageStretch[],
  day: CalendarDay,
): string[] =>
  levelsOf(within(stretches, day)).map(({ level, isSilenceLost, ...span }) => {
    const isAllDay = span.from === day.whole.from && span.to === day.whole.to;
    const times = isAllDay ? t(calendarMessages.allDay) : timesText(zone, span);
    const message = isSilenceLost ? calendarMessages.levelAndSilence : calendarMessages.level;
    return t(message, { times, level: t(levelMessages[level]) });
  });
