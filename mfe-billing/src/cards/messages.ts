import { defineMessages } from '@jackfield/runtime';

export const cardMessages = defineMessages('billing.cards', {
  add: 'Add card',
  choose: 'Card',
  openPortal: 'Open billing portal',
  isDefault: '{name} is the default card',
  deleteDefault: '{next} becomes the default card.',
  deleteLast: 'This is the only card. Without it you cannot pay or add credit.',
});

/** State of a card. Other languages let a state agree with what has it: words of the common catalogue cannot. */
export const cardStates = defineMessages('billing.cardStates', { default: 'Default' });
