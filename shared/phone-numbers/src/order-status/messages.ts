import { common, defineMessages } from '@jackfield/runtime';

/** Words for the states of an order (annex E4). Other languages let a state agree with what has it: words of the common catalogue cannot. */
export const orderStateTexts = defineMessages('phoneNumbers.orderStatus', {
  none: common.none,
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
});
