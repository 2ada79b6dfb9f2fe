import { defineMessages } from '@jackfield/runtime';

export const payingMessages = defineMessages('compliance.paying', {
  card: 'Charged to {brand} ending {last4}.',
  noCard: 'Add a card first. The draft is kept.',
  addCard: 'Add card',
  tickFirst: 'Tick “{line}” to submit.',
  hasReadNote: 'Tick it once you have read it. Changing a line clears the tick.',
  submit: 'Submit and pay {amount}',
  submitPlain: 'Submit',
  declined: 'Your card was declined. Nothing was sent. The draft is kept.',
  registryDown: 'The registry is not responding. Nothing was charged. Try again later.',
  otherPrice: 'The price has changed. Read it once more.',
});
