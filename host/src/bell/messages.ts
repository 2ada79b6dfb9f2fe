import { defineMessages } from '@jackfield/runtime/core';

export const bellMessages = defineMessages('host.bell', {
  title: 'Notifications',
  waiting: '{count, plural, one {# notification} other {# notifications}}',
  yourMove: 'Your move',
  settled: 'Settled by itself',
  markRead: 'Mark all read',
  unread: 'Unread',
  nothing: 'Nothing to do',
  nothingText: 'What needs you is shown here until it is done.',
  checking: 'Looking for what needs you…',
  missing: '{area} could not be asked.',
  openHome: 'Open Home',
  settings: 'Notification settings',
});
