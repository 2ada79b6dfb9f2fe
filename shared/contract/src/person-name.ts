const plain = /^[\p{L}\p{M}\p{Nd} ]+$/u;
/** Apostrophe, hyphen and full stop stand between other characters. */
const punctuated = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd} '’.-]*[\p{L}\p{M}\p{Nd}])?$/u;

/** Characters that a name of a person may ever hold; which of them it may now, `isPersonName` says. */
export const personNameForm = /^[\p{L}\p{M}\p{Nd} '’.-]+$/u;

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
