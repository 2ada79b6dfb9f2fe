import { defineMessages } from '@jackfield/texts';

/** What the server says of replacements in the routing. */
export const texts = defineMessages('server.routingUses', {
  replacementUnavailable: 'This replacement is no longer available.',
  planned: 'A planned change of {names} sends calls here. Cancel or change that plan first.',
  targetGone: 'Where it sent calls before is no longer available.',
});
