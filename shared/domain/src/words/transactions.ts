import type { TransactionStatus, TransactionType } from '@jackfield/contract/api/balance';
import { defineMessages, type Message } from '@jackfield/texts';

/** What a transaction is. */
export const transactionTypeWords: Readonly<Record<TransactionType, Message>> = defineMessages(
  'domain.transactionType',
  {
    credit: 'Credit',
    usage: 'Usage',
    fee: 'Fee',
    refund: 'Refund',
    adjustment: 'Adjustment',
  },
);

/** How far a transaction is. */
export const transactionStates: Readonly<Record<TransactionStatus, Message>> = defineMessages(
  'domain.transactionStatus',
  { pending: 'Pending', succeeded: 'Succeeded', failed: 'Failed' },
);
