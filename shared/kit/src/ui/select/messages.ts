import { defineMessages } from '@jackfield/runtime';

export const selectMessages = defineMessages('kit.select', {
  noUser: 'No user available',
  noIvr: 'No additional IVR',
  noted: '{label}, {note}',
  noOption: 'Nothing to choose',
});
