import type { RoutingConfig } from '@jackfield/domain/routing';
import { useIsPhone } from '@jackfield/kit/ui/core';
import { accountAtom, isSingleKey, timeZoneAtom, useT } from '@jackfield/runtime';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { AddedDate } from './add-date-dialog.tsx';
import { CalendarBar } from './calendar-bar.tsx';
import { inCalendarOrder } from './calendar-order.ts';
import { calendarMessages } from './messages.ts';
import { MonthView } from './month-view.tsx';
import { type CalendarPlace, useCalendarView } from './use-calendar-view.ts';
import { WeekView } from './week-view.tsx';

/** Page Up and Down turn the week or month, T goes to today, W and M change the view. */
function useCalendarKeys({ today, show, move }: CalendarPlace): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      pageup: () => move(-1),
      pagedown: () => move(1),
      t: () => show({ day: today }),
      w: () => show({ view: 'week' }),
      m: () => show({ view: 'month' }),
    };
    function onKey(event: KeyboardEvent): void {
      if (!isSingleKey(event) || document.querySelector('[role="dialog"]') !== null) return;
      const act = keys[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [today, show, move]);
}

interface CalendarProps {
  config: RoutingConfig;
  now: number;
  onAdd(added: AddedDate): void;
  onImport(): void;
}

/** The week or month of the numbers that are shown, in the zone of the one or of the account. */
export function Calendar({ config, now, onAdd, onImport }: CalendarProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const ownZone = useAtomValue(timeZoneAtom);
  const accountZone = useAtomValue(accountAtom)?.timeZone ?? ownZone;
  const zoneOf = (id: string | null) =>
    config.companies.find((one) => one.id === id)?.businessHour.timeZone ?? accountZone;
  const place = useCalendarView(zoneOf, now);
  useCalendarKeys(place);
  const [isTable, setTable] = useState(false);

  const all = useMemo(() => inCalendarOrder(config.companies), [config]);
  const { number } = place;
  const companies = useMemo(() => {
    const chosen = all.filter(({ id }) => id === number);
    if (chosen.length > 0) return chosen;
    return isPhone ? all.slice(0, 1) : all;
  }, [all, number, isPhone]);
  const zone = companies.length === 1 ? zoneOf(companies[0]?.id ?? null) : accountZone;
  const View = place.view === 'week' ? WeekView : MonthView;

  return (
    <>
      <CalendarBar
        place={place}
        zone={zone}
        companies={all}
        isSingle={isPhone}
        menu={[
          [
            {
              key: 'table',
              label: t(calendarMessages.asTable),
              chosen: isTable,
              run: () => setTable(!isTable),
            },
          ],
          [{ key: 'import', label: t(calendarMessages.importDates), run: onImport }],
        ]}
      />
      <View
        config={config}
        companies={companies}
        place={place}
        zone={zone}
        now={now}
        isTable={isTable}
        isPhone={isPhone}
        onAdd={onAdd}
      />
    </>
  );
}
