import { isSingleKey } from '@jackfield/runtime';
import { useEffect } from 'react';
import type { CalendarPlace } from './use-calendar-view.ts';

/** Page Up and Down turn the week or month, T goes to today, W and M change the view. */
export function useCalendarKeys({ today, show, move }: CalendarPlace): void {
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
