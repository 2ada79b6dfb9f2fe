import { common, defineMessages } from '@jackfield/runtime';

export const smsMessages = defineMessages('numbers.sms', {
  smsHandling: 'Text messages',
  intro: 'Where text messages to this number go.',
  unfinished: 'Complete your choice to see the impact.',
  none: 'Nowhere',
  noneHint: 'Not delivered',
  teammate: common.user,
  teammateHint: 'To one person',
  team: common.team,
  teamHint: 'To all members',
  message: 'Automatic answer',
  messageHint: 'Sent at once',
  text: 'Answer',
  described: '{option}: {name}',
});
