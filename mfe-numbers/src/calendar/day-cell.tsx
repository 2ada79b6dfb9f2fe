import { weekdayAndDayText } from '@jackfield/domain/days-in-words';
import type { CoverageStretch, RoutedCompany } from '@jackfield/domain/routing';
import { useT } from '@jackfield/runtime';
import type { MouseEvent } from 'react';
import css from './week-grid.module.css';
import { type CalendarDay, slotAt } from './calendar-days.ts';
import { levelLines } from './cell-text.ts';
import type { Chosen } from './chosen.ts';
import { DayBars } from './day-bars.tsx';
import { marksOn } from './marks-on.ts';
import type { Mark } from './marks.ts';
import { calendarMessages } from './messages.ts';

interface DayCellProps {
  company: RoutedCompany;
  day: CalendarDay;
  zone: string;
  stretches: readonly CoverageStretch[];
  marks: readonly Mark[];
  chosen: Chosen | null;
  /** Tab leads to this cell of the grid. */
  isTabbed: boolean;
  now: number;
  onChosen(chosen: Chosen): void;
  /** A key that moves; false where it leads nowhere. */
  onMove(key: string): boolean;
}

/** One day of one number: a click or the arrows choose a half hour of it. */
export function DayCell(props: DayCellProps) {
  const { company, day, zone, stretches, marks, chosen, isTabbed, now, onChosen, onMove } = props;
  const t = useT();
  const isHere =
    chosen?.companyId === company.id && day.from <= chosen.at && chosen.at < day.to ? chosen : null;
  const levels = levelLines(zone, stretches, day).join(', ');

  function choose({ currentTarget, clientX }: MouseEvent<HTMLElement>): void {
    const box = currentTarget.getBoundingClientRect();
    const share = box.width === 0 ? 0 : (clientX - box.left) / box.width;
    const at = day.from + Math.min(Math.max(share, 0), 0.9999) * (day.to - day.from);
    onChosen({ companyId: company.id, at: slotAt(day, at).from });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid's role makes its cells the controls
    <td
      className={css.cell}
      data-cell={`${company.id} ${day.day}`}
      tabIndex={isTabbed ? 0 : -1}
      aria-selected={isHere !== null}
      aria-label={t(calendarMessages.cell, {
        number: company.label,
        day: weekdayAndDayText(day.text),
        levels,
      })}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (onMove(event.key)) event.preventDefault();
      }}
    >
      <DayBars
        day={day}
        stretches={stretches}
        marks={marksOn(marks, company.id, day)}
        chosen={isHere && slotAt(day, isHere.at)}
        now={now}
      />
    </td>
  );
}
