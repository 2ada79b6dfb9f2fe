import { type KeyboardEvent, useState } from 'react';
import type { WeekPart } from './week-parts.ts';

/** The part of a day that an instant lies in, or would lie in at the same time of that day. */
const partAt = (parts: readonly WeekPart[], share: number) =>
  parts.find(({ end }) => end > share) ?? parts.at(-1);

const middleOf = ({ start, end }: WeekPart) => (start + end) / 2;

/** Where an arrow leads from a part: along its day and on to the next, or to the day above or below. */
function stepFrom(
  rows: readonly (readonly WeekPart[])[],
  from: WeekPart,
  key: string,
): WeekPart | undefined {
  const all = rows.flat();
  const row = rows.findIndex((parts) => parts.includes(from));
  switch (key) {
    case 'ArrowRight':
      return all[all.indexOf(from) + 1];
    case 'ArrowLeft':
      return all[all.indexOf(from) - 1];
    case 'ArrowDown':
      return partAt(rows[row + 1] ?? [], middleOf(from));
    case 'ArrowUp':
      return partAt(rows[row - 1] ?? [], middleOf(from));
    case 'Home':
      return rows[row]?.[0];
    case 'End':
      return rows[row]?.at(-1);
    default:
      return undefined;
  }
}

interface StripKeys {
  /** The part that Tab leads to, by the instant it begins at. */
  stop: number | undefined;
  onFocus(part: WeekPart): void;
  onKeyDown(event: KeyboardEvent<HTMLElement>, part: WeekPart): void;
}

/**
 * One stop of Tab for a week of parts; arrows, Home and End move within.
 *
 * @param rows parts of each day, in their order
 * @param at the instant in question, where Tab leads to at first; milliseconds
 */
export function useStripKeys(rows: readonly (readonly WeekPart[])[], at: number): StripKeys {
  const [focused, setFocused] = useState<number>();
  const all = rows.flat();
  const stop =
    all.find((part) => part.at === focused) ??
    all.find(({ from, to }) => from <= at && at < to) ??
    all[0];
  return {
    stop: stop?.at,
    onFocus: (part) => setFocused(part.at),
    onKeyDown: (event, part) => {
      const { altKey, ctrlKey, metaKey, shiftKey, key, currentTarget } = event;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      const next = stepFrom(rows, part, key);
      if (next === undefined) return;
      event.preventDefault();
      const buttons = currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('button');
      buttons?.[all.indexOf(next)]?.focus();
    },
  };
}
