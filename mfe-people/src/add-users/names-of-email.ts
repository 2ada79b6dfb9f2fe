import { isPersonName } from '@jackfield/contract';

/** Two words before the @, of two letters or more each, as in nina.park@ or nina_park@. */
const twoWords = /^(?<first>\p{L}{2,50})[._](?<last>\p{L}{2,50})@\S+$/u;

/** First and last name that an address spells out; null where it tells less than both (VAL-12). */
export function namesOfEmail(email: string): { firstName: string; lastName: string } | null {
  const { first = '', last = '' } = twoWords.exec(email.trim())?.groups ?? {};
  const firstName = asName(first);
  const lastName = asName(last);
  return isPersonName(firstName) && isPersonName(lastName) ? { firstName, lastName } : null;
}

/** With a capital first letter; others stay as they are unless all of them are capitals. */
function asName(word: string): string {
  const [initial = '', ...rest] = word;
  const others = rest.join('');
  return initial.toUpperCase() + (word === word.toUpperCase() ? others.toLowerCase() : others);
}
