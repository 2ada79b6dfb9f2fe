import * as v from 'valibot';
import { nameRequests } from '../src/carrier/telnyx/shapes.ts';
import { type Desk, one, refused } from './telnyx-answers.ts';

/** Calling names of the stand-in, by Telnyx's ids of numbers. */
export function telnyxNames() {
  const storedNames = new Map<string, string>();
  const call = 'PATCH /phone_numbers/{id}/voice';
  const desk: Desk = {
    requests: nameRequests,
    work: {
      [call]: ({ id, given }) => {
        const { cnam_listing } = v.parse(nameRequests[call], given);
        if (cnam_listing.cnam_listing_details === 'UNKNOWN') {
          return refused(422, 'This name is reserved.');
        }
        storedNames.set(id, cnam_listing.cnam_listing_details);
        return one({ id, cnam_listing, usage_payment_method: 'channel' });
      },
    },
  };
  return { desk, storedNames };
}
