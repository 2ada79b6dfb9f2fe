import type { FieldError } from '@jackfield/contract';
import { type Message, t } from '@jackfield/texts';
import { commonTexts } from '../texts.ts';

/** Controls that no text has, and marks that turn the direction of the text around them (CVE-2021-42574). */
const unseen = /[[\p{Cc}--[\t\n\r]][\u202A-\u202E\u2066-\u2069]]/v;
/** What ends a line, or looks as if it did. */
const lineEnd = /[\t\n\r\u2028\u2029]/;

/** Members that stand on one line wherever they are shown. */
const ofOneLine = new Set([
  'address',
  'address2',
  'brandName',
  'callingName',
  'city',
  'companyName',
  'email',
  'firstName',
  'label',
  'lastName',
  'listingName',
  'model',
  'name',
  'title',
]);

/** Any character may stand in a password, which nobody is shown. */
const isPassword = (member: string) => /password$/i.test(member);

function faultOf(text: string, member: string): Message | null {
  if (isPassword(member)) return null;
  if (unseen.test(text)) return commonTexts.hiddenCharacters;
  return ofOneLine.has(member) && lineEnd.test(text) ? commonTexts.oneLine : null;
}

/**
 * Refusals of texts in a body that hold what cannot be seen: control characters, overrides of the
 * direction, and line ends in names. Each with the path of its member.
 */
export function hiddenCharacters(value: unknown, path = '', member = ''): FieldError[] {
  if (typeof value === 'string') {
    const message = faultOf(value, member);
    return message ? [{ code: 'INVALID', ...(path && { field: path }), message: t(message) }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => hiddenCharacters(item, `${path}[${at}]`, member));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    hiddenCharacters(item, path === '' ? name : `${path}.${name}`, name),
  );
}
