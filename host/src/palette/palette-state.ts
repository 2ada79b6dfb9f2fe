import { atom } from 'jotai';
import { catchTyping, releaseTyping } from './typed-ahead.ts';

type Open = 'search' | 'keys' | null;

const openAtom = atom<Open>(null);

/** What is typed in the palette. */
export const typedAtom = atom('');

/**
 * What lies over the page: the command palette, the list of shortcuts, or neither. What is typed
 * before the palette has been loaded and drawn is not lost.
 */
export const paletteAtom = atom(
  (get) => get(openAtom),
  (get, set, change: Open | ((before: Open) => Open)) => {
    const next = typeof change === 'function' ? change(get(openAtom)) : change;
    // Enter before it is drawn presses the button again, which has the focus.
    if (next === 'search' && get(openAtom) === 'search') return;
    set(typedAtom, '');
    if (next === 'search') catchTyping((key) => set(typedAtom, get(typedAtom) + key));
    else releaseTyping();
    set(openAtom, next);
  },
);
