import { atom } from 'jotai';

/** How many matters wait for the person, and were not marked as read; null while not known. */
export const unreadMattersAtom = atom<number | null>(null);

/** The panel below the bell, which the browser opens and closes as a popover. */
export const bellPanelId = 'bell-panel';

/**
 * Whether somebody opened Home or the bell: from then on areas are asked what needs the person. Not
 * before, as asking runs code of every area, whichever page is open.
 */
export const areMattersAskedAtom = atom(false);
