import { common, defineMessages } from '@jackfield/runtime';

export const periodMessages = defineMessages('lists.period', {
  days: '{count} days',
  from: common.from,
  to: 'To',
});
