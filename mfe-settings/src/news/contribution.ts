import { type NewsContribution, paths } from '@jackfield/contract';
import { t } from '@jackfield/runtime';
import { newsMessages } from './messages.ts';

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
