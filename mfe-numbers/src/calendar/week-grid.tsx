import { weekdayAndDayText } from '@jackfield/domain/days-in-words';
import type { RoutedCompany, RoutingConfig } from '@jackfield/domain/routing';
import { Button } from '@jackfield/kit/ui/core';
import { useT } from '@jackfield/runtime';
import { type CSSProperties, useRef, useState } from 'react';
import css from './week-grid.module.css';
import { type CalendarDay, type ShownHours, slotsOf } from './calendar-days.ts';
import { DayCell } from './day-cell.tsx';
import { DayHead } from './day-head.tsx';
import type { Mark } from './marks.ts';
import { calendarMessages, listMessages } from './messages.ts';
import { NumberHead } from './number-head.tsx';
import type { Chosen } from './chosen.ts';
import type { CoverageById } from './use-coverage.ts';
import { moveChosen } from './move-chosen.ts';

/** So many rows come at once; more on demand. */
const rowsAtOnce = 25;

export interface WeekGridProps {
  config: RoutingConfig;
  companies: readonly RoutedCompany[];
  days: readonly CalendarDay[];
  zone: string;
  shown: ShownHours;
  onShown(shown: ShownHours): void;
  coverage: CoverageById;
  marks: readonly Mark[];
  chosen: Chosen | null;
  onChosen(chosen: Chosen): void;
  now: number;
  /** A row for each day of the one number, for narrow screens. */
  isByDay: boolean;
}

/** The week: a row for each number, or for each day of one, in half hours. */
export function WeekGrid(props: WeekGridProps) {
  const { config, companies, days, zone, shown, coverage, marks, chosen, onChosen, now } = props;
  const { isByDay } = props;
  const t = useT();
  const table = useRef<HTMLTableElement>(null);
  const [rows, setRows] = useState(rowsAtOnce);
  const visible = companies.slice(0, rows);
  const [firstDay] = days;
  if (firstDay === undefined) return null;
  const first: Chosen = { companyId: visible[0]?.id ?? '', at: firstDay.from };
  const tabbed = chosen ?? first;

  const cell = (company: RoutedCompany, day: CalendarDay) => (
    <DayCell
      key={`${company.id} ${day.day}`}
      company={company}
      day={day}
      zone={zone}
      stretches={coverage.get(company.id) ?? []}
      marks={marks}
      chosen={chosen}
      isTabbed={tabbed.companyId === company.id && day.from <= tabbed.at && tabbed.at < day.to}
      now={now}
      onChosen={onChosen}
      onMove={(key) => {
        const next = moveChosen({ key, chosen: tabbed, days, companies: visible, isByDay });
        if (next === null) return false;
        onChosen(next);
        const target = days.find(({ from, to }) => from <= next.at && next.at < to);
        table.current
          ?.querySelector<HTMLElement>(`[data-cell="${next.companyId} ${target?.day}"]`)
          ?.focus();
        return true;
      }}
    />
  );

  const hours = (
    <span className={css.hours}>
      {shown === 'office' && <span>{t(calendarMessages.office)}</span>}
      <Button
        type="link"
        size="small"
        onClick={() => props.onShown(shown === 'office' ? 'whole' : 'office')}
      >
        {t(shown === 'office' ? calendarMessages.show24 : calendarMessages.showOffice)}
      </Button>
    </span>
  );
  // Half hours of a whole day are too narrow for lines between them: these have hours.
  const lines = shown === 'whole' ? slotsOf(firstDay) / 2 : slotsOf(firstDay);
  const slots = { '--slots': lines } as CSSProperties;
  return (
    <div className={css.gridBox}>
      {isByDay && hours}
      <table
        ref={table}
        className={css.grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells take the focus one at a time, as the pattern of a grid demands
        role="grid"
        aria-label={t(calendarMessages.grid)}
        data-by-day={isByDay}
        style={slots}
      >
        {isByDay ? (
          <tbody>
            {days.map((day) => (
              <tr key={day.day} aria-label={weekdayAndDayText(day.text)}>
                <DayHead day={day} zone={zone} now={now} marks={marks} isRow />
                {visible.slice(0, 1).map((company) => cell(company, day))}
              </tr>
            ))}
          </tbody>
        ) : (
          <>
            <thead>
              <tr>
                <th scope="col" className={css.corner}>
                  {hours}
                </th>
                {days.map((day) => (
                  <DayHead key={day.day} day={day} zone={zone} now={now} marks={marks} />
                ))}
              </tr>
            </thead>
            <tbody>
              {visible.map((company) => (
                <tr key={company.id} aria-label={company.label}>
                  <NumberHead config={config} company={company} zone={zone} now={now} />
                  {days.map((day) => cell(company, day))}
                </tr>
              ))}
            </tbody>
          </>
        )}
      </table>
      {!isByDay && companies.length > rows && (
        <Button looks type="link" onClick={() => setRows(rows + rowsAtOnce)}>
          {t(listMessages.more, {
            count: Math.min(rowsAtOnce, companies.length - rows),
          })}
        </Button>
      )}
      <p className="ui-hidden">{t(calendarMessages.keys)}</p>
    </div>
  );
}
