import { lookupRequests } from '../src/telnyx/lookup.ts';
import { type Desk, one, refused } from './telnyx-answers.ts';

/** What the stand-in knows of any number when it is looked up. */
export function telnyxLines() {
  const lineTypes = new Map<string, string>();
  const shownNames = new Map<string, string>();
  const unknownNumbers = new Set<string>();
  const desk: Desk = {
    requests: lookupRequests,
    work: {
      'GET /number_lookup/{number}': ({ id: number, given: { type } }) => {
        if (unknownNumbers.has(number)) return refused(422, 'Lookups there are not enabled.');
        const name = { caller_name: shownNames.get(number) ?? '', error_code: null };
        const carrier = { type: lineTypes.get(number) ?? 'mobile', error_code: null };
        return one({
          record_type: 'number_lookup',
          phone_number: number,
          ...(type === 'caller-name' ? { caller_name: name } : { carrier }),
        });
      },
    },
  };
  return {
    desk,
    /** Kinds of lines, in Telnyx's words; every other number is mobile. */
    lineTypes,
    /** Names that a lookup finds for numbers. */
    shownNames,
    /** Numbers that it refuses to look up. */
    unknownNumbers,
  };
}
