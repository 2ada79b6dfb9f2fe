import { defineMessages } from '@jackfield/texts';

/** What the server says of replacements in the routing. */
export const texts = defineMessages('server.routingUses', {
  replacementUnavailable: 'This replacement is not available any more.',
  targetGone: 'What it led to is not available any more.',
});
