import { common, defineMessages } from '@jackfield/runtime';

export const saveMessages = defineMessages('records.save', {
  region: common.unsavedChanges,
  unsaved: common.unsavedChanges,
  attention: '{count, plural, one {# field needs attention} other {# fields need attention}}',
  discard: common.discard,
  save: common.saveChanges,
  saveShort: common.save,
  saving: 'Saving…',
  goTo: 'Go to {tab}',
});
