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
        v.picklist(['number', 'team', 'menu', 'invoice', 'brand', 'page', 'action']),
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

/** Remembers a page or record that was opened. */
export function noteRecent({ id, text, detail, face, icon, to, isPassing }: Entry): void {
  const teammateId = store.get(profileAtom)?.id;
  if (teammateId === undefined || to === undefined || isPassing === true) return;
  const others = recentEntries().filter((one) => one.to !== to);
  const entries = [{ id, text, detail, face, icon, to }, ...others].slice(0, most);
  sessionStorage.setItem(key, JSON.stringify({ teammateId, entries }));
}
