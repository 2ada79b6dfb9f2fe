/** Marks of names by which letters are joined, in the ways that keyboards and books write them. */
const apostrophes = "'’‘ʹ′`´＇";
const hyphens = '\\-‐‑–';
const dots = '.·‧・';
/** Joiners that show nothing and that Persian and Indic names need between letters. */
const joiners = '\u200C\u200D';

const letters = '\\p{L}\\p{M}\\p{Nd} ';
const marks = `${apostrophes}${hyphens}${dots}${joiners}`;

const plain = new RegExp(`^[${letters}]+$`, 'u');
/** Marks stand between letters; an apostrophe may begin a name ('t Hooft), a full stop end it (Jr.). */
const punctuated = new RegExp(
  `^[${apostrophes}]?[\\p{L}\\p{Nd}](?:[${letters}${marks}]*[\\p{L}\\p{M}\\p{Nd}.])?$`,
  'u',
);

/** Characters that a name of a person may ever hold; which of them it may now, `isPersonName` says. */
export const personNameForm = new RegExp(`^[${letters}${marks}]+$`, 'u');

const longest = 50;
const wordEnds = /(?<=\p{Ll})\.(?=\p{L})/gu;
const silent = new RegExp(`[${apostrophes}${dots}${joiners}]`, 'gu');
const notPlain = new RegExp(`[^${letters}]+`, 'gu');
const notPunctuated = new RegExp(`[^${letters}${marks}]+`, 'gu');

let takesPunctuation = false;

/** Says by which rule this page or process takes names of people (NAME_PUNCTUATION, OP-127). */
export function allowNamePunctuation(isAllowed: boolean): void {
  takesPunctuation = isAllowed;
}

/**
 * Whether a trimmed text can be the first or last name of a person: letters of any script with
 * their marks, digits and spaces, and what the operator allows beside them (VAL-12, OP-127).
 */
export const isPersonName = (text: string): boolean =>
  plain.test(text) || (takesPunctuation && punctuated.test(text));

const tidy = (text: string): string => text.replaceAll(/ +/g, ' ').trim();

/**
 * The nearest name that is taken in place of one that is not: apostrophes and full stops are left
 * out (OBrien, St John), any other mark becomes a space (Jean Luc), as airlines write names. Null
 * where nothing is left to offer.
 */
export function nearestPersonName(text: string): string | null {
  const bare = text.replaceAll(wordEnds, ' ').replaceAll(silent, '').replaceAll(notPlain, ' ');
  const nearest = [text.replaceAll(notPunctuated, ' '), bare].map(tidy);
  return nearest.find((name) => name.length <= longest && isPersonName(name)) ?? null;
}
