import { defineMessages } from '@jackfield/runtime';

export const newsMessages = defineMessages('people.news', {
  presence: 'See who else is editing',
  presenceText:
    'When a colleague works on the same user or team, you see their face beside the form. Nobody is locked out.',
  openUsers: 'Open Users',
  oneSave: 'Undo a single change',
  oneSaveText: 'Undo one change from the history. What was saved after it stays.',
  openTeams: 'Open Teams',
});
