import { defineMessages } from '@jackfield/texts';

/** Why a step of international calling cannot be taken now, and what its transaction is called. */
export const texts = defineMessages('server.international', {
  check: 'Card check for international calling, by {name}',
  checkFirst: 'Check the card first.',
  checked: 'The card is already checked.',
  countriesAlone: 'Choose countries only with selected countries.',
  notOffered: 'Calls to {codes} are not available.',
  requestFirst: 'Request international calling first.',
  requested: 'International calling was already requested.',
  underWay: 'The card is being checked. The bank has not answered yet.',
});
