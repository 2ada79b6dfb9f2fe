import { defineMessages } from '@jackfield/texts';

/** What the server says of replacements in the routing. */
export const texts = defineMessages('server.routingUses', {
  replacementUnavailable: 'This replacement is no longer available.',
  usedByKey: 'Key {input} of the menu {menu} sends calls here. Choose another target for it first.',
  used: '{name} sends calls here. Choose another target there first.',
  planned: 'A planned change of {names} sends calls here. Cancel or change that plan first.',
  targetGone: 'Where it sent calls before is no longer available.',
});
