import { bus, profileAtom, store } from '@jackfield/runtime';
import * as v from 'valibot';
import type { Entry } from './entry.ts';

const most = 6;
const key = 'jackfield.recent';
const shape = v.object({
  teammateId: v.string(),
  entries: v.array(
    v.object({
      id: v.string(),
      text: v.string(),
      detail: v.optional(v.string()),
      face: v.optional(v.nullable(v.string())),
      icon: v.optional(
        v.picklist(['number', 'team', 'menu', 'invoice', 'brand', 'page', 'action', 'help']),
      ),
      to: v.string(),
    }),
  ),
});

// Names of people and numbers: they go with the session, and with the tab.
bus.on('session:ended', () => sessionStorage.removeItem(key));

/** What this person opened last by the palette in this tab, newest first. */
export function recentEntries(): readonly Entry[] {
  try {
    const kept = v.parse(shape, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (kept.teammateId !== store.get(profileAtom)?.id) return [];
    return kept.entries.map((entry) => ({ ...entry, icon: entry.icon }));
  } catch {
    return [];
  }
}

/** A record without the page of it that is open; null for an address of none. */
const recordOf = (path: string): string | null =>
  /^(?:.*\/(?:edit|details)\/[\da-f-]{36})(?=\/|$)/.exec(path)?.[0] ?? null;
const placeOf = (to: string) => recordOf(to) ?? to;

/** Whether an entry is the record that is open at a path, on whichever of its pages. */
export const isOpenAt = ({ to = '' }: Entry, path: string): boolean =>
  placeOf(to) === placeOf(path);

/** Remembers a page or record that was opened. */
export function noteRecent({ id, text, detail, face, icon, to, isPassing }: Entry): void {
  const teammateId = store.get(profileAtom)?.id;
  if (teammateId === undefined || to === undefined || isPassing === true) return;
  const others = recentEntries().filter((one) => !isOpenAt(one, to));
  const entries = [{ id, text, detail, face, icon, to }, ...others].slice(0, most);
  sessionStorage.setItem(key, JSON.stringify({ teammateId, entries }));
}

const icons = { numbers: 'number', teams: 'team', compliance: 'brand' } as const;

/** Remembers a record that was opened by whatever way, under its name. */
export function noteVisit(path: string, text: string): void {
  const to = recordOf(path);
  if (to === null || text === '') return;
  const known = recentEntries().find((one) => isOpenAt(one, to));
  const kind = Object.entries(icons).find(([part]) => to.includes(`/${part}/`));
  const face = to.includes('/users/') ? null : undefined;
  const fresh: Entry = { id: `visited ${to}`, text, face, icon: kind?.[1] ?? 'page', to };
  noteRecent(known ? { ...known, text } : fresh);
}
