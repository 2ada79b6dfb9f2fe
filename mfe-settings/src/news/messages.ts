import { defineMessages } from '@jackfield/runtime';

export const newsMessages = defineMessages('settings.news', {
  notice: 'See the impact before you save',
  noticeText: 'Call handling shows which of your callers are affected. Undo reverses the change.',
  openHandling: 'Open call handling',
});
