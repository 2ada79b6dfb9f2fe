import { dayText } from '@jackfield/domain/business-hours';
import { endsOfDays } from '@jackfield/domain/days-in-words';
import { common, useT } from '@jackfield/runtime';
import { useMemo, useState } from 'react';
import { daysFrom, type ShownHours, slotAt, weekStartOf } from './calendar-days.ts';
import type { Chosen } from './chosen.ts';
import { ChosenLine } from './chosen-line.tsx';
import { Legend } from './legend.tsx';
import type { Mark } from './marks.ts';
import { listMessages } from './messages.ts';
import { SpecialList } from './special-list.tsx';
import { useCoverage } from './use-coverage.ts';
import { useMarks } from './use-marks.ts';
import { closable, type ViewProps } from './view-props.ts';
import { WeekGrid } from './week-grid.tsx';
import { WeekTable } from './week-table.tsx';

/** The name of the holiday on a day, as a first name for a date. */
function holidayOn(marks: readonly Mark[], day: number): string {
  const found = marks.find((mark) => mark.kind === 'holiday' && mark.day === day);
  return found?.kind === 'holiday' ? found.name : '';
}

/** A week: who rings by half hours, the chosen one in words, and what is special. */
export function WeekView({
  config,
  companies,
  place,
  zone,
  now,
  isTable,
  isPhone,
  onAdd,
}: ViewProps) {
  const t = useT();
  const [shown, setShown] = useState<ShownHours>('office');
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const start = weekStartOf(place.day);
  const days = useMemo(() => daysFrom(zone, start, 7, shown), [zone, start, shown]);
  const week = { from: days[0]?.whole.from ?? 0, to: days.at(-1)?.whole.to ?? 0 };
  const ids = companies.map(({ id }) => id);
  const coverage = useCoverage(config, ids, week);
  const marks = useMarks(companies, days, { now, today: place.today });

  const dayOf = (at: number) => days.find(({ from, to }) => from <= at && at < to);
  const [first] = companies;
  const today = dayOf(now);
  const preset = today && first ? { companyId: first.id, at: slotAt(today, now).from } : null;
  const isShown = chosen && ids.includes(chosen.companyId) && dayOf(chosen.at) !== undefined;
  const current = isShown ? chosen : preset;
  const isThisWeek = week.from <= now && now < week.to;

  return (
    <>
      {isTable ? (
        <WeekTable
          companies={companies}
          days={daysFrom(zone, start, 7, 'whole')}
          zone={zone}
          coverage={coverage}
          marks={marks}
          isByDay={isPhone}
        />
      ) : (
        <>
          <WeekGrid
            config={config}
            companies={companies}
            days={days}
            zone={zone}
            shown={shown}
            onShown={setShown}
            coverage={coverage}
            marks={marks}
            chosen={current}
            onChosen={setChosen}
            now={now}
            isByDay={isPhone}
          />
          <ChosenLine
            config={config}
            company={companies.find(({ id }) => id === current?.companyId)}
            chosen={current}
            day={current ? dayOf(current.at) : undefined}
            zone={zone}
            stretches={coverage.get(current?.companyId ?? '') ?? []}
            now={now}
            onCloseDay={({ id }, { day }) =>
              onAdd({ companyIds: [id], day, name: holidayOn(marks, day) })
            }
          />
          <Legend />
        </>
      )}
      <SpecialList
        config={config}
        companies={companies}
        title={
          isThisWeek
            ? t(listMessages.thisWeek)
            : t(common.dayRange, endsOfDays(dayText(start), dayText(start + 6)))
        }
        marks={marks}
        coverage={coverage}
        week={week}
        zone={zone}
        onCloseDay={(open, day, name) => onAdd({ companyIds: closable(open), day, name })}
      />
    </>
  );
}
