import { weekdayName } from '@jackfield/domain/weekday-names';
import { instantAt, weekdayOf } from '@jackfield/domain/business-hours';
import { dayOfMonthText } from '@jackfield/domain/days-in-words';
import { formatNumber } from '@jackfield/runtime';
import css from './week-grid.module.css';
import { type CalendarDay, placeOf } from './calendar-days.ts';
import { isOn } from './marks-on.ts';
import { MarkSign } from './mark-sign.tsx';
import type { Mark } from './marks.ts';

interface DayHeadProps {
  day: CalendarDay;
  zone: string;
  now: number;
  marks: readonly Mark[];
  /** It heads a row. */
  isRow?: boolean;
}

/** Hours that are written over a day. */
const ticks = { office: [9, 12, 15, 18], whole: [6, 12, 18] };

/** The head of a day: its name, a holiday on which numbers are open, and hours for orientation. */
export function DayHead({ day, zone, now, marks, isRow = false }: DayHeadProps) {
  const isToday = day.whole.from <= now && now < day.whole.to;
  const holiday = marks.find((mark) => mark.kind === 'holiday' && isOn(mark, day));
  const hours = day.from === day.whole.from ? ticks.whole : ticks.office;
  return (
    <th scope={isRow ? 'row' : 'col'} className={css.dayHead} data-today={isToday}>
      <span className={css.dayName}>
        <span aria-current={isToday ? 'date' : undefined}>
          {weekdayName(weekdayOf(day.day), 'short')} {dayOfMonthText(day.text)}
        </span>
        {holiday?.kind === 'holiday' && (
          <span className={css.holiday} title={holiday.name}>
            <MarkSign kind="holiday" />
            <span className="ui-clip">{holiday.name}</span>
          </span>
        )}
      </span>
      {!isRow && (
        <span className={css.ticks} aria-hidden="true">
          {hours.map((hour) => {
            const at = instantAt(zone, { day: day.day, minutes: hour * 60 });
            const { left } = placeOf(day, { from: at, to: at });
            return (
              <span key={hour} style={{ left: `${left * 100}%` }}>
                {formatNumber(((hour + 11) % 12) + 1)}
              </span>
            );
          })}
        </span>
      )}
    </th>
  );
}
