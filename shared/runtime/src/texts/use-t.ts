import { activeLocale, onLocaleChange, t, textsRevision } from '@jackfield/texts';
import { useSyncExternalStore } from 'react';

/** The active language; components render again when it changes. */
export const useLocale = (): string =>
  useSyncExternalStore(onLocaleChange, activeLocale, activeLocale);

/** The text function for components; they render again when the texts change. */
export function useT(): typeof t {
  useSyncExternalStore(onLocaleChange, textsRevision, textsRevision);
  return t;
}
