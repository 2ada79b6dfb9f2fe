import { defineMessages } from '@jackfield/runtime';

export const goneMessages = defineMessages('records.gone', {
  title: '{name} was deleted',
  copy: 'Copy my changes',
  copied: 'Your changes are copied',
});
