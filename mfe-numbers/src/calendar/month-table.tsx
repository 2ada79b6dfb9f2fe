import { weekdayAndDayText } from '@jackfield/domain/days-in-words';
import type { CoverageStretch, RoutedCompany } from '@jackfield/domain/routing';
import { common, useT } from '@jackfield/runtime';
import css from './calendar.module.css';
import type { CalendarDay } from './calendar-days.ts';
import { levelLines } from './cell-text.ts';
import { chipText } from './chip-text.ts';
import { chipsOn } from './chips.ts';
import type { Mark } from './marks.ts';
import { monthMessages } from './messages.ts';

interface MonthTableProps {
  days: readonly CalendarDay[];
  zone: string;
  company: RoutedCompany;
  stretches: readonly CoverageStretch[];
  marks: readonly Mark[];
}

/** The month in words. */
export function MonthTable({ days, zone, company, stretches, marks }: MonthTableProps) {
  const t = useT();
  return (
    <table className={css.table} aria-label={t(monthMessages.grid)}>
      <thead>
        <tr>
          <th scope="col">{t(common.day)}</th>
          <th scope="col">{t(monthMessages.special)}</th>
          <th scope="col">{company.label}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">{weekdayAndDayText(day.text)}</th>
            <td>
              {chipsOn(marks, day).map((mark) => (
                <p key={mark.key}>{chipText(mark, zone).long}</p>
              ))}
            </td>
            <td>
              {levelLines(zone, stretches, { ...day, ...day.whole }).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
