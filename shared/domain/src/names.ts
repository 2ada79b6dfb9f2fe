import { perLocale } from './locale.ts';

/** Full name of a person, as the server builds it. */
export const fullName = (firstName: string, lastName: string): string =>
  `${firstName} ${lastName}`.trim();

/** A text as searches compare it, in small letters without marks: 'Hélène' is 'helene'. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');

const collator = perLocale((locale) => new Intl.Collator(locale));

/** Order of two names by the rules of the active language: in Spanish 'Ñ' comes after 'N'. */
export const compareNames = (one: string, other: string): number => collator().compare(one, other);
