import { weekdayAndDayText } from '@jackfield/domain/days-in-words';
import type { RoutedCompany } from '@jackfield/domain/routing';
import { common, useT } from '@jackfield/runtime';
import css from './calendar.module.css';
import type { CalendarDay } from './calendar-days.ts';
import { levelLines } from './cell-text.ts';
import { marksOn } from './marks-on.ts';
import type { Mark } from './marks.ts';
import { markMessages } from './messages.ts';
import type { CoverageById } from './use-coverage.ts';

interface WeekTableProps {
  companies: readonly RoutedCompany[];
  days: readonly CalendarDay[];
  zone: string;
  coverage: CoverageById;
  marks: readonly Mark[];
}

/** The week in words, for those who read a table more easily than bars. */
export function WeekTable({ companies, days, zone, coverage, marks }: WeekTableProps) {
  const t = useT();
  const markText = (mark: Mark) =>
    mark.kind === 'date' ? mark.date.name : t(markMessages[mark.kind]);
  return (
    <div className={css.tableBox}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t(common.number)}</th>
            {days.map(({ day, text }) => (
              <th key={day} scope="col">
                {weekdayAndDayText(text)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map(({ id, label }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {days.map((day) => (
                <td key={day.day}>
                  <ul>
                    {marksOn(marks, id, day).map((mark) => (
                      <li key={mark.key} className="ui-strong">
                        {markText(mark)}
                      </li>
                    ))}
                    {levelLines(zone, coverage.get(id) ?? [], day).map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
