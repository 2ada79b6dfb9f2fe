import { defineMessages } from '@jackfield/runtime';

export const newsMessages = defineMessages('settings.news', {
  notice: 'See who will notice, before you save',
  noticeText:
    'Your call handling tells which callers will get something else. Undo takes the save back.',
  openHandling: 'Open call handling',
});
