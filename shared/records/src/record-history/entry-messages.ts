import { defineMessages } from '@jackfield/runtime';

export const entryMessages = defineMessages('records.history.entry', {
  set: 'Set {field} to {to}',
  cleared: 'Cleared {field}, was {from}',
  changed: 'Changed {field} from {from} to {to}',
  secret: 'Changed {field}',
  added: 'Added the {kind}',
  deleted: 'Deleted the {kind}',
  other: 'Changed the {kind}',
  restored: 'Restored an earlier version',
  planned: 'Saved as planned',
  takenBack: 'Undid an earlier change',
});

export const mediaEntryMessages = defineMessages('records.history.media', {
  addGreeting: 'Added the greeting “{name}”',
  deleteGreeting: 'Deleted the greeting “{name}”',
  restoreGreeting: 'Restored the greeting “{name}”',
  addHoldMusic: 'Added the hold music “{name}”',
  deleteHoldMusic: 'Deleted the hold music “{name}”',
  restoreHoldMusic: 'Restored the hold music “{name}”',
});
