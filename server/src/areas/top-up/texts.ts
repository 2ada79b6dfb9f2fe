import { defineMessages } from '@jackfield/texts';

/** What credit that was added by itself is called among the transactions and in the history. */
export const texts = defineMessages('server.topUp', { topUp: 'Automatic top-up' });
