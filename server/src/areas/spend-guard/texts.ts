import { defineMessages } from '@jackfield/texts';

/** What the guard is called in the history. */
export const texts = defineMessages('server.spendGuard', {
  guard: 'Spend guard',
  notHigher: 'Enter a cap above {cap}.',
});
