import { defineMessages } from '@jackfield/runtime';

/** Words for the states of an order (annex E4). */
export const orderStateTexts = defineMessages('phoneNumbers.orderStatus', {
  none: 'None',
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
});
