import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

export type ThemeChoice = 'system' | 'light' | 'dark';

/** What the person chose; kept in this browser, followed by its other tabs. */
export const themeAtom = atomWithStorage<ThemeChoice>('jackfield.theme', 'system', undefined, {
  getOnInit: true,
});

const darkAtom = atom(false);
darkAtom.onMount = (set) => {
  const query = window.matchMedia?.('(prefers-color-scheme: dark)');
  if (!query) return undefined;
  const read = () => set(query.matches);
  read();
  query.addEventListener('change', read);
  return () => query.removeEventListener('change', read);
};

/** The theme to paint: the choice, or what the system prefers. */
export const appliedThemeAtom = atom<'light' | 'dark'>((get) => {
  const choice = get(themeAtom);
  if (choice !== 'system') return choice;
  return get(darkAtom) ? 'dark' : 'light';
});
