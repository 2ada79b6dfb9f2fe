import { type CalendarDay, slotLength } from './calendar-days.ts';
import type { Chosen } from './chosen.ts';

interface Move {
  key: string;
  chosen: Chosen;
  days: readonly CalendarDay[];
  companies: readonly { id: string }[];
  isByDay: boolean;
}

/** The half hour that a key leads to; null for a key that leads nowhere, and at the edges. */
export function moveChosen({ key, chosen, days, companies, isByDay }: Move): Chosen | null {
  const { companyId } = chosen;
  const index = days.findIndex(({ from, to }) => from <= chosen.at && chosen.at < to);
  const day = days[index];
  if (day === undefined) return null;
  const time = chosen.at - day.from;
  const at = (instant: number) => ({ companyId, at: instant });

  /** The same time of another day, which may be shorter. */
  function dayAway(by: number): Chosen | null {
    const other = days[index + by];
    const wanted = (other?.from ?? 0) + time;
    return other ? at(wanted < other.to ? wanted : lastSlot(other)) : null;
  }
  function numberAway(by: number): Chosen | null {
    const other = companies[companies.findIndex(({ id }) => id === companyId) + by];
    return other ? { companyId: other.id, at: chosen.at } : null;
  }

  switch (key) {
    case 'ArrowLeft': {
      const before = days[index - 1];
      if (chosen.at - slotLength >= day.from) return at(chosen.at - slotLength);
      return before ? at(lastSlot(before)) : null;
    }
    case 'ArrowRight': {
      const next = days[index + 1];
      if (chosen.at + slotLength < day.to) return at(chosen.at + slotLength);
      return next ? at(next.from) : null;
    }
    case 'ArrowUp':
      return isByDay ? dayAway(-1) : numberAway(-1);
    case 'ArrowDown':
      return isByDay ? dayAway(1) : numberAway(1);
    case 'Home':
      return at(day.from);
    case 'End':
      return at(lastSlot(day));
    default:
      return null;
  }
}

const lastSlot = ({ from, to }: CalendarDay) =>
  from + Math.floor((to - from - 1) / slotLength) * slotLength;
