import { appliedThemeAtom, store } from '@jackfield/runtime/core';

/** Keeps the root element's theme with the person's choice and the system's preference. */
export function followTheme(root: HTMLElement = document.documentElement): void {
  const apply = () => {
    root.dataset['theme'] = store.get(appliedThemeAtom);
  };
  store.sub(appliedThemeAtom, apply);
  apply();
}
