import { useT } from '@jackfield/runtime';
import { useMemo } from 'react';
import css from './month.module.css';
import { daysFrom, monthStartOf, weeksOfMonth } from './calendar-days.ts';
import type { Mark } from './marks.ts';
import { MonthDay } from './month-day.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthLegend } from './month-legend.tsx';
import { MonthTable } from './month-table.tsx';
import { monthMessages } from './messages.ts';
import { chipsOn } from './chips.ts';
import { useCoverage } from './use-coverage.ts';
import { useMarks } from './use-marks.ts';
import { closable, type ViewProps } from './view-props.ts';

/** A month: what is special on each day, and who rings for one number. */
export function MonthView({
  companies,
  config,
  place,
  zone,
  now,
  isTable,
  isPhone,
  onAdd,
}: ViewProps) {
  const t = useT();
  const { first, count } = weeksOfMonth(place.day);
  const days = useMemo(() => daysFrom(zone, first, count, 'office'), [zone, first, count]);
  const span = { from: days[0]?.whole.from ?? 0, to: days.at(-1)?.whole.to ?? 0 };
  // The strip is of one number: the chosen one, or the first.
  const [one] = companies;
  const stretches = useCoverage(config, [one?.id ?? ''], span).get(one?.id ?? '') ?? [];
  const marks = useMarks(companies, days, { now, today: place.today });
  const month = monthStartOf(place.day);
  const isInside = (day: number) => monthStartOf(day) === month;
  const inside = days.filter(({ day }) => isInside(day));

  function onChip(mark: Mark, day: number): void {
    if (mark.kind === 'holiday') {
      onAdd({ companyIds: closable(mark.companies), day, name: mark.name });
    } else place.show({ view: 'week', day });
  }
  const shared = {
    zone,
    now,
    stretches,
    onDay: (day: number) => place.show({ view: 'week', day }),
  };
  if (one === undefined) return null;
  if (isTable) {
    return (
      <MonthTable days={inside} zone={zone} company={one} stretches={stretches} marks={marks} />
    );
  }
  return (
    <>
      {isPhone ? (
        <ul className={css.list} aria-label={t(monthMessages.list)}>
          {inside.map((day) => (
            <li key={day.day}>
              <MonthDay day={day} chips={chipsOn(marks, day)} onChip={onChip} isLong {...shared} />
            </li>
          ))}
        </ul>
      ) : (
        <MonthGrid days={days} marks={marks} isInside={isInside} onChip={onChip} {...shared} />
      )}
      <MonthLegend company={one} />
    </>
  );
}
