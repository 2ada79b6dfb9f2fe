import { type NewsContribution, paths } from '@jackfield/contract';
import { defineMessages, t } from '@jackfield/runtime';

const newsMessages = defineMessages('people.news', {
  presence: 'See who else is editing',
  presenceText:
    'When a colleague works on the same user or team, you see their face beside the form. Nobody is locked out.',
  openUsers: 'Open Users',
  oneSave: 'Undo a single change',
  oneSaveText: 'Undo one change from the history. What was saved after it stays.',
  openTeams: 'Open Teams',
});

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
