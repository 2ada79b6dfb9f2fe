import { defineMessages } from '@jackfield/runtime';

export const saveMessages = defineMessages('records.save', {
  region: 'Unsaved changes',
  unsaved: 'Unsaved changes',
  attention: '{count, plural, one {# field needs attention} other {# fields need attention}}',
  discard: 'Discard',
  save: 'Save changes',
  saveShort: 'Save',
  saving: 'Saving…',
});
