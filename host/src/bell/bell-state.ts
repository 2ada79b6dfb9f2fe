import { atom } from 'jotai';

/** How many matters wait for the person, and were not marked as read; null while not known. */
export const unreadMattersAtom = atom<number | null>(null);

/** The panel below the bell, which the browser opens and closes as a popover. */
export const bellPanelId = 'bell-panel';
