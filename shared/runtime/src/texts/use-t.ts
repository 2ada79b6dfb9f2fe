import { useSyncExternalStore } from 'react';
import { activeLocale, onLocaleChange, t } from '@jackfield/texts';

/** The text function for components; they render again when the language changes. */
export function useT(): typeof t {
  useSyncExternalStore(onLocaleChange, activeLocale, activeLocale);
  return t;
}
