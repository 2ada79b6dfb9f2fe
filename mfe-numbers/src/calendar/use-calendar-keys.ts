import { useEffect } from 'react';
import type { CalendarPlace } from './use-calendar-view.ts';

const typesIn = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input, textarea, select, [contenteditable], [role="dialog"], [role="combobox"], [role="listbox"]',
  ) !== null;

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
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
      if (typesIn(event.target) || document.querySelector('[role="dialog"]') !== null) return;
      const act = keys[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [today, show, move]);
}
