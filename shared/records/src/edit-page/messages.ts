import { defineMessages } from '@jackfield/runtime';

export const editMessages = defineMessages('records.edit', {
  sections: 'Sections',
  unsaved: 'unsaved changes',
  errors: 'has errors',
  locked: 'not available',
});
