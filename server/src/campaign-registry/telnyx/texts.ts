import { defineMessages } from '@jackfield/texts';

/** Why something can't be sent to Telnyx, beside what Telnyx says itself. */
export const texts = defineMessages('server.telnyxRegistry', {
  notOffered: 'This vetting can’t be ordered here.',
  vettedLately: 'This vetting is less than 180 days old.',
  noCarrier: 'No carrier takes this use case from this brand.',
  brandFirst: 'Send the brand to the registry again first.',
});
