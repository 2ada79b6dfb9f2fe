import { common, defineMessages } from '@jackfield/runtime';

export const valueMessages = defineMessages('records.history.value', {
  quoted: '“{text}”',
  gone: common.nameDeleted,
  nobody: 'someone who is gone',
  yes: 'yes',
  no: 'no',
  admin: common.admin,
  standard: common.standard,
  active: common.active,
  pending: common.pending,
  suspended: common.suspended,
  cancel: common.cancelled,
  ringGroup: common.ringGroup,
  callQueue: common.callQueue,
  ring: '{option}, {seconds} seconds',
  queue: 'at most {callers} callers and {seconds} seconds',
  simultaneous: common.ringSimultaneously,
  single: common.roundRobin,
  menu: 'the menu {name}',
  recording: 'the greeting {name}',
  voicemailOf: 'the voicemail of {name}',
  voicemail: 'voicemail',
  callGroup: 'the call group {names}',
  answer: 'the automatic answer “{text}”',
  domestic: 'home country only',
  selected: 'selected countries',
  all: 'all countries',
  none: 'nobody',
  nothing: 'nothing',
  hangup: 'hanging up',
  everyone: 'everyone',
  off: 'off',
  inbound: 'incoming calls',
  outbound: 'outgoing calls',
  both: 'all calls',
});

/** What is chosen of few, by its words rather than by how it is kept. */
export const choiceMessages = defineMessages('records.history.choice', {
  admins: 'admins',
  passkeyOrApp: 'passkey or app',
  passkeyOnly: 'passkey only',
  talked: 'only who talked',
  talkedAndAdmins: 'who talked, and admins',
  home: 'Home',
  users: common.users,
});

export const partMessages = defineMessages('records.history.part', {
  hours: 'Changed {part}: {to} instead of {from}',
  schedule: 'Changed business hours: {to} instead of {from}',
  dateAdded: 'Added the date {name}: {text}',
  dateRemoved: 'Removed the date {name}: {text}',
  dateChanged: 'Changed the date {name}: {to} instead of {from}',
  keySet: 'Set key {key} to {to}',
  keyCleared: 'Cleared key {key}, was {from}',
  keyChanged: 'Changed key {key} from {from} to {to}',
});

/** The same of a change that is still to come. */
export const partsAhead = defineMessages('records.history.partAhead', {
  hours: '{part}: {to} instead of {from}',
  schedule: 'Business hours: {to} instead of {from}',
  dateAdded: 'New date {name}: {text}',
  dateRemoved: 'Without the date {name}: {text}',
  dateChanged: '{name}: {to} instead of {from}',
  keySet: 'Key {key}: {to}',
  keyCleared: 'Key {key}: nothing instead of {from}',
  keyChanged: 'Key {key}: {from} to {to}',
});
