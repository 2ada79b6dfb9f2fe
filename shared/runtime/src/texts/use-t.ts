import { activeLocale, onLocaleChange, t } from '@jackfield/texts';
import { useSyncExternalStore } from 'react';

/** The active language; components render again when it changes. */
export const useLocale = (): string =>
  useSyncExternalStore(onLocaleChange, activeLocale, activeLocale);

/** The text function for components; they render again when the language changes. */
export function useT(): typeof t {
  useLocale();
  return t;
}
