import { common, defineMessages } from '@jackfield/runtime';

export const advancedMessages = defineMessages('numbers.advanced', {
  title: 'Caller ID',
  intro: 'Who may show this company number to the people they call.',
  callerIDPermission: 'Who may show it',
  everyone: 'Everyone',
  everyoneHint: 'All users of the account.',
  selected: 'Selected users',
  selectedHint: 'Only the users that you choose.',
  users: 'Selected users',
  gone: common.deletedUser,
});
