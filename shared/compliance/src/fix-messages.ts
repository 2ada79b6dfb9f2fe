import { defineMessages } from '@jackfield/texts';

/** What the links say that fill something in. */
export const fixMessages = defineMessages('compliance.fix', {
  addWords: 'Add the words',
  setNo: 'Set to No',
  setYes: 'Set to Yes',
});
