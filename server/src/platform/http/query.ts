import { ApiError } from '../errors.ts';
import { checkValue } from './json-body.ts';

const maxParameters = 100;

/** Parses a query string; a name that comes twice is refused, because parsers disagree on it. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > maxParameters || name in query) {
      throw new ApiError('INVALIDINPUT', {
        errors: [{ code: 'DUPLICATE', field: name, message: 'This parameter may stand once.' }],
      });
    }
    checkValue(name);
    checkValue(value);
    query[name] = value;
  }
  return query;
}
