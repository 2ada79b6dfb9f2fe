import type { CalendarDay } from './calendar-days.ts';
import { isOn } from './marks-on.ts';
import type { Mark } from './marks.ts';

/** What a day of the month tells: dates, holidays, and on its last day that a closing ends. */
export const chipsOn = (marks: readonly Mark[], day: CalendarDay): Mark[] =>
  marks.filter((mark) =>
    mark.kind === 'override'
      ? day.whole.from < mark.until && mark.until <= day.whole.to
      : isOn(mark, day),
  );
