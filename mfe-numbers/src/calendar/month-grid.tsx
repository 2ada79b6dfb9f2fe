import { weekdayOf } from '@jackfield/domain/business-hours';
import { weekdayName } from '@jackfield/domain/weekday-names';
import { useT } from '@jackfield/runtime';
import css from './month.module.css';
import type { CalendarDay } from './calendar-days.ts';
import { chipsOn } from './chips.ts';
import type { Mark } from './marks.ts';
import { monthMessages } from './messages.ts';
import { MonthDay, type MonthDayProps } from './month-day.tsx';

interface MonthGridProps extends Omit<MonthDayProps, 'day' | 'chips' | 'isLong' | 'isNamed'> {
  /** Whole weeks. */
  days: readonly CalendarDay[];
  marks: readonly Mark[];
  /** Whether a day belongs to the month. */
  isInside(day: number): boolean;
}

/** The weeks of a month. */
export function MonthGrid({ days, marks, isInside, ...day }: MonthGridProps) {
  const t = useT();
  const weeks = Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  return (
    <div className={`ui-card ${css.box}`}>
      <table className={css.month} aria-label={t(monthMessages.grid)}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one.day} scope="col">
                {weekdayName(weekdayOf(one.day), 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((one) => (
                <td key={one.day} data-outside={!isInside(one.day)}>
                  <MonthDay
                    {...day}
                    day={one}
                    chips={chipsOn(marks, one)}
                    isNamed={one === days[0]}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
