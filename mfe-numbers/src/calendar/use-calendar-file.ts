import { readTextFile } from '@jackfield/lists/csv-export';
import { t } from '@jackfield/runtime';
import { useState } from 'react';
import { importMessages, leftOutMessages } from './messages.ts';
import { type FoundEvent, type FoundEvents } from './found-event.ts';

const mostBytes = 10 * 1024 * 1024;
/** Hours have at most 200 dates. */
const mostEvents = 200;

/** What was found in a calendar file. */
export interface CalendarFile {
  readonly name: string;
  readonly events: readonly FoundEvent[];
  /** How many more events it has than can be shown. */
  readonly cut: number;
  /** How many events of it are no dates, by the reason. */
  readonly leftOut: FoundEvents['leftOut'];
}

/** Which events of a file are no dates, a sentence for each reason. */
export const leftOutTexts = (leftOut: FoundEvents['leftOut']): string[] =>
  [...leftOut].map(([why, count]) => t(leftOutMessages[why], { count }));

/** A chosen calendar file, or why there is none. */
export function useCalendarFile(today: string, zone: string) {
  const [state, setState] = useState<{ file: CalendarFile | null; fault: string | null }>({
    file: null,
    fault: null,
  });
  const refuse = (fault: string) => {
    setState({ file: null, fault });
    return null;
  };

  /** Answers what was found, or null where that is said. */
  async function read(file: File): Promise<CalendarFile | null> {
    if (file.size > mostBytes) return refuse(t(importMessages.tooLarge));
    // The reader is fetched with the first file.
    const { readCalendarFile } = await import('./read-calendar-file.ts');
    try {
      const { events, leftOut } = readCalendarFile(await readTextFile(file), today, zone);
      if (events.length === 0) {
        return refuse([t(importMessages.none), ...leftOutTexts(leftOut)].join(' '));
      }
      const shown = events.slice(0, mostEvents);
      const cut = events.length - shown.length;
      const found = { name: file.name, events: shown, cut, leftOut };
      setState({ file: found, fault: null });
      return found;
    } catch {
      return refuse(t(importMessages.unreadable));
    }
  }

  return { ...state, read };
}
