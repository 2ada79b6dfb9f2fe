import { profileAtom, store } from '@jackfield/runtime/core';
import { atom } from 'jotai';
import { contributingAreasAtom } from '../areas/atoms.ts';
import { listedNotes } from './listed-notes.ts';
import { memoryAtom } from './memory.ts';

/** Whether the panel is open. */
export const newsOpenAtom = atom(false);

/** Opens the panel over any page. */
export const openNews = (): void => store.set(newsOpenAtom, true);

/** Notes for this person, newest first. */
export const listedAtom = atom((get) => {
  const role = get(profileAtom)?.role;
  return role === undefined ? [] : listedNotes(get(contributingAreasAtom), role);
});

/** Notes that came since the first visit and were not read. */
export const unreadAtom = atom((get) => {
  const memory = get(memoryAtom);
  return memory ? get(listedAtom).filter(({ key }) => !memory.read.includes(key)) : [];
});
