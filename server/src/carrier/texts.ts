import { defineMessages } from '@jackfield/texts';

/** Why the sandbox carrier refuses an order. */
export const texts = defineMessages('server.carrier', {
  listingAtBox: 'A directory listing needs a street address, not a PO box.',
  nameReserved: 'Carriers keep this name for calls without one.',
});
