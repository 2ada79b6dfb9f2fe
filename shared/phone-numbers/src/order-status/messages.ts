import { common, defineMessages } from '@jackfield/runtime';

/** Words for the states of an order (annex E4). */
export const orderStateTexts = defineMessages('phoneNumbers.orderStatus', {
  none: common.none,
  pending: common.pending,
  processing: 'Processing',
  completed: 'Completed',
  failed: common.failed,
});
