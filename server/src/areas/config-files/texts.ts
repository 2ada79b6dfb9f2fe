import { defineMessages } from '@jackfield/texts';

export const texts = defineMessages('server.configFiles', {
  adopt:
    'There is “{name}” already, with the key {key}. Write “adopt: true” to keep it under the new key.',
  busy: 'Another plan is being made. Try again in a moment.',
  changedSince: '“{name}” has changed since the plan. Make a new plan.',
  fault: 'This cannot be read: {reason}',
  gone: '“{word}” is not in the account, nor in these files.',
  keyForm: 'Write a key of small letters, digits and hyphens.',
  keyTwice: 'The key {key} is used twice. Give each entry its own.',
  changedAgain: 'Someone changed this since. It was left as it is.',
  leadsElsewhere:
    'Calls cannot go there from here. Write a target such as team/front-desk or voicemail/team/front-desk.',
  leads: 'Write a target here, such as team/front-desk.',
  memberMissing: '“{member}” is missing. A new entry needs it.',
  memberUnknown: 'There is no “{member}” here. Check its spelling.',
  mostEntries: 'These files have more than {count} entries. Plan them in parts.',
  noList: 'Write a list here.',
  noMap: 'Write members here, such as “name: Front desk”.',
  noNumber: 'The account does not have {number}. Files buy nothing: add it in the portal.',
  noPerson: 'There is nobody with the email {mail}. Add people in the portal.',
  noQuotes: 'Put this in quotes: "{value}".',
  notFound: '“{word}” is not among the sounds of this entry. Upload it in the portal.',
  onlyTrue: 'Write true, or leave it out.',
  ownerFixed: 'A menu stays with its number or team. Give the new one another key.',
  scope: 'This needs the scope {scope}, which you do not have.',
  stays: '“{name}” stays: {reason}',
  tooLarge: 'These files are too large. Plan them in parts.',
  twice: '{key} appears twice. Keep one of them.',
  unfit: 'This value does not fit: {reason}',
  version: 'Begin each file with “jackfield: 1”.',
  wrongTwice: 'Two files have the path {path}. Give each its own.',
});

/** What a plan says of itself. */
export const summaryTexts = defineMessages('server.configFiles.summary', {
  adopted: 'adopted',
  callers: 'Impact on callers',
  changed: 'changed',
  changes: '{count, plural, one {{count} change} other {{count} changes}}',
  created: 'created',
  deleted: 'deleted',
  findings: 'New findings',
  member: '{member}: {before} → {after}',
  nobody: 'Callers notice nothing.',
  none: 'Nothing to change.',
  nothing: 'nothing',
  refused:
    '{count, plural, one {{count} refusal: nothing can be applied.} other {{count} refusals: nothing can be applied.}}',
});
