import { atom } from 'jotai';

/** What the top bar and the command palette open. */
export type Panel = 'account' | 'download' | 'menu';

/** The panel that is open. */
export const panelAtom = atom<Panel | null>(null);
