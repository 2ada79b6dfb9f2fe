import { dayNumber, dayText, localTimeAt } from '@jackfield/domain/business-hours';
import { useSearchParams } from 'react-router';
import { monthStartOf, weekStartOf } from './calendar-days.ts';

export type CalendarView = 'week' | 'month';

interface Place {
  readonly view: CalendarView;
  /** Days since 1970, one of the week or month. */
  readonly day: number;
  /** The one company number that is shown; null: all. */
  readonly number: string | null;
}

const isDay = (text: string | null): text is string =>
  text !== null && /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** What of the calendar is shown, as its address says it: `?view=month&day=2026-12-01&number=…`. */
export function useCalendarView(zoneOf: (number: string | null) => string, now: number) {
  const [params, setParams] = useSearchParams();
  const number = params.get('number');
  const today = localTimeAt(zoneOf(number), now).day;
  const day = params.get('day');
  const place: Place = {
    view: params.get('view') === 'month' ? 'month' : 'week',
    day: isDay(day) ? dayNumber(day) : today,
    number,
  };

  function show(change: Partial<Place>): void {
    const next = { ...place, ...change };
    const isNow =
      next.view === 'week'
        ? weekStartOf(next.day) === weekStartOf(today)
        : monthStartOf(next.day) === monthStartOf(today);
    const search = new URLSearchParams();
    if (next.view === 'month') search.set('view', 'month');
    if (!isNow) search.set('day', dayText(next.day));
    if (next.number !== null) search.set('number', next.number);
    setParams(search, { replace: true });
  }

  /** Goes some weeks or months on, or back. */
  function move(by: number): void {
    const { view } = place;
    show({ day: view === 'week' ? place.day + 7 * by : monthStartOf(place.day, by) });
  }

  return { ...place, today, show, move };
}
export type CalendarPlace = ReturnType<typeof useCalendarView>;
