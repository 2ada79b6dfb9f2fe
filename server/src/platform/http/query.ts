import { t } from '@jackfield/texts';
import { ApiError } from '../errors.ts';
import { commonTexts } from '../texts.ts';
import { checkValue } from './json-body.ts';

const maxParameters = 100;

function refuse(name: string): ApiError {
  return new ApiError('INVALIDINPUT', {
    message: t(commonTexts.requestInvalid),
    errors: [{ code: 'DUPLICATE', field: name, message: t(commonTexts.parameterRepeated) }],
  });
}

/** Parses a query string. It runs inside the router, where an exception would end the process. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) query[name] ??= value;
  return query;
}

/**
 * Refuses a query string with a name that comes twice, because parsers disagree on it, with too
 * many names, or with text that the database cannot keep. Throws ApiError 400.
 */
export function checkQuery(url: string): void {
  const start = url.indexOf('?');
  if (start === -1) return;
  const names = new Set<string>();
  for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
    if (names.size >= maxParameters || names.has(name)) throw refuse(name);
    names.add(name);
    checkValue(name);
    checkValue(value);
  }
}
