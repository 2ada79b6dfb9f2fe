import { common, defineMessages } from '@jackfield/runtime';

export const panelMessages = defineMessages('callRouting.ivr', {
  menus: 'IVR menus',
  hint: 'The default menu answers first. Other menus are reached with a key.',
  failed: 'The IVR menus could not be loaded.',
  empty: 'No menus yet',
  emptyText:
    'Callers choose where they go by pressing a key. Add a menu and give its keys a target.',
  addFirst: common.addMenu,
  keyCount: '{count, plural, =0 {No keys} one {# key} other {# keys}}',
  default: 'default',
  defaultOpen: 'default when open',
  defaultClosed: 'default when closed',
  incomplete: 'Incomplete',
  setDefaultOpen: 'Set as default open hour',
  setDefaultClosed: 'Set as default closed hour',
  openTitle: 'Send calls to “{name}” while open?',
  closedTitle: 'Send calls to “{name}” while closed?',
  openSent: 'Calls go to {name} while open',
  closedSent: 'Calls go to {name} while closed',
  hourText: 'Calls go there as soon as you confirm.',
  sendCalls: 'Send calls',
  newName: 'Name of the new menu',
  confirm: 'Add this menu',
  goneTitle: '“{name}” was deleted',
  goneText:
    'Someone deleted this menu while you were changing it. You can add it again with its name and keys.',
  addAgain: 'Add it again',
  inUse: 'This item is used in call routing.',
});

export const editorMessages = defineMessages('callRouting.ivr.editor', {
  name: common.name,
  greeting: common.greeting,
  region: 'Menu {name}',
  isDefault: 'Default menu',
  isDefaultOpen: 'Default for open hours',
  isDefaultClosed: 'Default for closed hours',
  isDefaultBoth: 'Default for open and closed hours',
  advanced: 'ADVANCED SETTINGS',
  save: 'SAVE',
  greetingText: 'Played when the menu answers',
  record: 'Record',
  keys: 'Keys',
  assigned: '{count} of {maximum} assigned',
  noneAssigned: 'None assigned',
  changedElsewhere: '{name} changed this menu',
  hear: 'What callers hear',
  hearText: 'From the text of the greeting',
  spokenOnly:
    '{count, plural, one {The greeting mentions key {keys}, which is not assigned.} other {The greeting mentions keys {keys}, which are not assigned.}}',
  spokenElsewhere:
    'The greeting offers {named} on key {key}, which goes to {target}. Change the greeting too.',
  assignedOnly:
    '{count, plural, one {Key {keys} is never mentioned.} other {Keys {keys} are never mentioned.}}',
  star: 'star',
  and: '{first} and {last}',
});

export const keyMessages = defineMessages('callRouting.ivr.keys', {
  group: 'Keys of the menu',
  notAssigned: 'Not assigned',
  noInput: 'No input',
  sendToTeam: 'Send to a team',
  seconds: '{count} s',
  chooseTarget: 'Choose a target',
  noOtherMenu: 'There is no other menu yet. Add one for this key.',
  newMenu: 'New menu…',
  key: 'Key',
  keyState: '{kind} {name}',
  title: 'When a caller presses {input}',
  action: 'Action',
  clear: 'Clear key',
  move: 'Move to key',
  moveTo: 'Key {input}',
  moveSwap: 'Key {input}, swap with {name}',
  noValidInput: 'If there is no valid input',
  wait: 'Wait for input',
  between: 'Between digits',
  repeat: 'Repeat greeting',
  times: '{count, plural, =0 {Never} one {# time} other {# times}}',
});

export const advancedMessages = defineMessages('callRouting.ivr.advanced', {
  title: 'Advanced Settings',
  intro: 'Timing and media for “{name}”. Nothing changes until you apply and save the menu.',
  timeout: 'Timeout',
  interdigitTimeout: 'Interdigit timeout',
  retries: 'Retries',
  timeoutHint: '1 to 60 seconds',
  interdigitTimeoutHint: '1 to 10 seconds',
  retriesHint: 'Greeting repeats, 0 to 5',
  seconds: 's',
  timeoutAction: 'Timeout action',
  invalidMedia: 'Invalid media',
  transferMedia: 'Transfer media',
  exitMedia: 'Exit media',
  apply: 'APPLY',
  cancel: 'CANCEL',
});

export const addMenuMessages = defineMessages('callRouting.ivr.add', {
  title: 'Add IVR Menu',
  titleOfKey: 'New menu for key {input}',
  intro: 'Name the menu and set up at least one key.',
  introOfKey:
    'Callers reach this menu when they press {input}. Name it and set up at least one key.',
});
