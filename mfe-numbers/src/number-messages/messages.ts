import { defineMessages } from '@jackfield/runtime';

export const smsMessages = defineMessages('numbers.sms', {
  smsHandling: 'Text messages',
  intro: 'Where text messages to this number go.',
  none: 'Nowhere',
  noneHint: 'Not delivered',
  teammate: 'User',
  teammateHint: 'To one person',
  team: 'Team',
  teamHint: 'To all members',
  message: 'Automatic answer',
  messageHint: 'Sent at once',
  text: 'Answer',
  count: '{count} of {maximum}',
  described: '{option}: {name}',
});
