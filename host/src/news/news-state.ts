import type { NewsEntry } from '@jackfield/contract';
import { profileAtom, store } from '@jackfield/runtime/core';
import { atom } from 'jotai';
import { contributingAreasAtom } from '../areas/atoms.ts';
import { memoryAtom } from './memory.ts';

/** Stands for the shell among the areas. */
export const shellArea = 'host';

/** What is new in the shell itself, as a remote lists it in its `remote.json`. */
export const ownNotes: readonly NewsEntry[] = [
  { id: 'home', on: '2026-11-22', who: ['admin'] },
  { id: 'palette', on: '2026-11-22' },
  { id: 'second-step', on: '2026-11-22' },
  { id: 'session-end', on: '2026-11-22' },
];

/** A note that is for this person. */
export interface ListedNote extends Pick<NewsEntry, 'id' | 'on'> {
  /** Area and id: the same from one release to the next. */
  readonly key: string;
  readonly area: string;
}

/** Whether the panel is open. */
export const newsOpenAtom = atom(false);

/** Opens the panel over any page. */
export const openNews = (): void => store.set(newsOpenAtom, true);

/** Notes for this person, of the shell and of areas that they may open, newest first. */
export const listedAtom = atom((get): readonly ListedNote[] => {
  const role = get(profileAtom)?.role;
  if (role === undefined) return [];
  // Without words there is nothing to read.
  const worded = get(contributingAreasAtom).filter(({ contributions }) => contributions?.['news']);
  return [{ area: shellArea, news: ownNotes }, ...worded]
    .flatMap(({ area, news = [] }) =>
      news
        .filter(({ who }) => who === undefined || who.includes(role))
        .map(({ id, on }) => ({ key: `${area} ${id}`, area, id, on })),
    )
    .toSorted((one, other) => other.on.localeCompare(one.on));
});

/** Notes that came since the first visit and were not read. */
export const unreadAtom = atom((get) => {
  const memory = get(memoryAtom);
  return memory ? get(listedAtom).filter(({ key }) => !memory.read.includes(key)) : [];
});
