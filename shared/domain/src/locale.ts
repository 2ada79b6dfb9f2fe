import { activeLocale, localeOf, sourceLanguage } from '@jackfield/texts';

/** For texts that code reads again, such as an offset of a time zone; never for people. */
export const machineLocale = 'en-US';

/** Whether people read the language of the code, whose formats the specification gives. */
export const isSourceLanguage = (): boolean => activeLocale() === sourceLanguage;

/** Locale of the active language, in which dates, numbers and lists are written. */
export const localeNow = (): string => localeOf(activeLocale());

/** Days of dates have two digits in English (CONST-06), and no zero before them elsewhere. */
export const dayDigits = (locale: string): '2-digit' | 'numeric' =>
  locale === 'en-US' ? '2-digit' : 'numeric';

/** A text with its first letter as a sentence has it: the days of `Intl` are small in Spanish and French. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(localeNow()) + text.slice(1);

/**
 * Keeps what is made for a locale and, where there are any, further words such as a zone: an Intl
 * format takes long to make.
 */
export function perLocale<Of extends readonly string[], Made>(
  make: (locale: string, ...of: Of) => Made,
): (...of: Of) => Made {
  const made = new Map<string, Made>();
  return (...of) => {
    const locale = localeNow();
    const key = [locale, ...of].join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(locale, ...of);
    made.set(key, fresh);
    return fresh;
  };
}
