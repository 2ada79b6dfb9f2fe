import { perLocale } from './locale.ts';

/** Full name of a person, as the server builds it. */
export const fullName = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName}`.trim();

const collator = perLocale((locale) => new Intl.Collator(locale));

/** Order of two names by the rules of the active language: in Spanish 'Ñ' comes after 'N'. */
export const compareNames = (one: string, other: string): number => collator().compare(one, other);
