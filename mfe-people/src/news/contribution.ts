import { type NewsContribution, paths } from '@jackfield/contract';
import { t } from '@jackfield/runtime';
import { newsMessages } from './messages.ts';

/** What is new with users and teams. */
export const contract = '^1.4.0';

export const notes: NewsContribution['notes'] = () => [
  {
    id: 'presence',
    title: t(newsMessages.presence),
    text: t(newsMessages.presenceText),
    link: { label: t(newsMessages.openUsers), to: paths.admin.users.listing() },
  },
  {
    id: 'one-save-back',
    title: t(newsMessages.oneSave),
    text: t(newsMessages.oneSaveText),
    link: { label: t(newsMessages.openTeams), to: paths.admin.teams.listing() },
  },
];
