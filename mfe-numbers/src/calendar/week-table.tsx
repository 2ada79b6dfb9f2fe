import { weekdayAndDayText } from '@jackfield/domain/days-in-words';
import type { RoutedCompany } from '@jackfield/domain/routing';
import { common, useT } from '@jackfield/runtime';
import css from './calendar.module.css';
import type { CalendarDay } from './calendar-days.ts';
import { levelLines } from './cell-text.ts';
import { marksOn } from './marks-on.ts';
import type { Mark } from './marks.ts';
import { calendarMessages, markMessages } from './messages.ts';
import type { CoverageById } from './use-coverage.ts';

interface WeekTableProps {
  companies: readonly RoutedCompany[];
  days: readonly CalendarDay[];
  zone: string;
  coverage: CoverageById;
  marks: readonly Mark[];
  /** A row for each day of the one number, for narrow screens. */
  isByDay: boolean;
}

/** The week in words, for those who read a table more easily than bars. */
export function WeekTable({ companies, days, isByDay, ...shown }: WeekTableProps) {
  const t = useT();
  const [only] = companies;
  if (isByDay && only) {
    return (
      <table className={css.table} aria-label={t(calendarMessages.grid)}>
        <thead>
          <tr>
            <th scope="col">{t(common.day)}</th>
            <th scope="col">{only.label}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{weekdayAndDayText(day.text)}</th>
              <DayInWords id={only.id} day={day} {...shown} />
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  return (
    <table className={css.table} aria-label={t(calendarMessages.grid)}>
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
              <DayInWords key={day.day} id={id} day={day} {...shown} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayInWordsProps extends Pick<WeekTableProps, 'zone' | 'coverage' | 'marks'> {
  id: string;
  day: CalendarDay;
}

function DayInWords({ id, day, zone, coverage, marks }: DayInWordsProps) {
  const t = useT();
  const markText = (mark: Mark) =>
    mark.kind === 'date' ? mark.date.name : t(markMessages[mark.kind]);
  return (
    <td>
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
  );
}
