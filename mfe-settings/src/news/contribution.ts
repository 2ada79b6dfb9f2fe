import { type NewsContribution, paths } from '@jackfield/contract';
import { defineMessages, t } from '@jackfield/runtime';

const newsMessages = defineMessages('settings.news', {
  notice: 'See the impact before you save',
  noticeText: 'Call handling shows which of your callers are affected. Undo reverses the change.',
  openHandling: 'Open call handling',
});

/** What is new with the own settings. */
export const contract = '^1.4.0';

export const notes: NewsContribution['notes'] = () => [
  {
    id: 'who-will-notice',
    title: t(newsMessages.notice),
    text: t(newsMessages.noticeText),
    link: { label: t(newsMessages.openHandling), to: paths.yourSettings.page('call-handling') },
  },
];
