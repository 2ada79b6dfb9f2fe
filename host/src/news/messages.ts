import { common, defineMessages } from '@jackfield/runtime';

export const newsMessages = defineMessages('host.news', {
  title: 'What’s new',
  updated: '{product} has been updated.',
  count: '{count} new',
  accountOf:
    'My account: {name}, {count, plural, one {# update to read} other {# updates to read}}',
  unread: 'New',
  words: 'news version release changes',
  none: 'Nothing new for now.',
  failed: 'Updates for {areas} could not be loaded.',
  tryAgain: common.tryAgain,
});
