import { readTextFile } from '@jackfield/lists/csv-export';
import { t } from '@jackfield/runtime';
import { useState } from 'react';
import { importMessages } from './messages.ts';
import type { FoundEvent } from './read-calendar-file.ts';

const mostBytes = 1024 * 1024;
/** Hours have at most 200 dates. */
const mostEvents = 200;

/** What was found in a calendar file. */
export interface CalendarFile {
  readonly name: string;
  readonly events: readonly FoundEvent[];
  /** It had more than can be shown. */
  readonly isCut: boolean;
}

/** A chosen calendar file, or why there is none. */
export function useCalendarFile(today: string) {
  const [state, setState] = useState<{ file: CalendarFile | null; fault: string | null }>({
    file: null,
    fault: null,
  });
  const refuse = (fault: string) => setState({ file: null, fault });

  async function read(file: File): Promise<void> {
    if (file.size > mostBytes) return refuse(t(importMessages.tooLarge));
    // The reader is fetched with the first file.
    const { readCalendarFile } = await import('./read-calendar-file.ts');
    try {
      const events = readCalendarFile(await readTextFile(file), today);
      if (events.length === 0) return refuse(t(importMessages.none));
      const shown = events.slice(0, mostEvents);
      const isCut = events.length > mostEvents;
      setState({ file: { name: file.name, events: shown, isCut }, fault: null });
    } catch {
      refuse(t(importMessages.unreadable));
    }
  }

  return { ...state, read };
}
