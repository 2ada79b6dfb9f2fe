import type { LeaverRule, Outcome } from '@jackfield/contract/api/directory';
import { common, defineMessages } from '@jackfield/runtime';

/** The page of the company's directory. */
export const directoryMessages = defineMessages('integrations.directory', {
  failed: 'The directory could not be loaded',
  notYours: 'You can’t change the directory while you are signed in as someone else.',
  empty: 'No directory yet',
  emptyText:
    'Connect Microsoft Entra ID, Okta or another directory, and users are added, changed and suspended here as they are there.',

  connect: 'Connect',
  working: 'Working',
  waiting: 'Not heard of yet',
  address: 'Address',
  copyAddress: 'Copy the address',
  copied: 'Address copied',
  key: 'Key',
  keyNone: 'Create a key that may write “{area}”.',
  keyMore: 'Give it a cap for spending if new users cost.',
  keys: 'Open API keys',
  keyUsed: '{start}…, last used {when}',
  keyUnused: '{start}…, not used yet',
  paste: 'Paste both into your directory as tenant URL and secret token.',
  never: 'Never synced: the owner, extensions, numbers and call handling.',

  synced: 'What was synced',
  seen: 'Users in the directory',
  earlier: 'Earlier days',
  day: common.day,
  noneOther: 'Everyone else is unchanged.',
  show: common.show,
  showOf: 'Show {name}',

  undecided:
    '{count, plural, one {# user left over 30 days ago} other {# users left over 30 days ago}}',
  undecidedText: 'Delete them in Users, or keep them suspended: {names}.',

  rule: 'When someone leaves',
  ruleText:
    'They are suspended at once and keep numbers, messages and settings. Missed calls: {rule}.',
  change: 'Change…',
  ruleTitle: 'Who rings instead of people who leave?',
  ruleLabel: 'Missed calls go to',
  ruleSave: 'Save rule',
  ruleSaved: 'Rule saved',
  choose: 'Choose who.',

  groups: 'Groups',
  groupsNone: 'Your directory has sent no groups yet.',
  group: 'Group',
  members: common.members,
  isFor: 'Keeps here',
  changeOf: 'Change what {name} keeps',
  groupTitle: 'What does “{name}” keep here?',
  groupText:
    'Its people become the members of the team, or get the role. A group never makes anyone an admin.',
  groupLabel: 'It keeps',
  groupSave: 'Save group',
  groupSaved: common.isSaved,
  nothing: 'Nothing',
  teamKind: 'The members of a team',
  roleKind: 'The role {role}',

  held: '{count, plural, one {# user waits to leave} other {# users wait to leave}}',
  heldText: 'So many at once may be a mistake. Nothing has changed yet for {names}.',
  letGoAsk: 'Decide…',
  letGoTitle: 'Let {count, plural, one {# user} other {# users}} leave?',
  letGoText:
    'They are suspended now, and whoever else leaves within {hours} hours is too. If this is a mistake, keep them and put it right in your directory.',
  letGo: 'Let them go',
  keep: 'Keep them',
  wentAway: 'They are suspended',
  kept: 'They stay',
});

/** What becomes of people, as counts and rows name it. */
export const outcomeMessages = defineMessages('integrations.directory.outcome', {
  unchanged: 'Unchanged',
  changed: 'Changed',
  added: 'Added',
  suspended: common.suspended,
  skipped: 'Skipped',
} satisfies Record<Outcome, unknown>);

/** Who rings instead of somebody who leaves. */
export const ruleMessages = defineMessages('integrations.directory.rule', {
  nobody: 'Where they went before',
  manager: 'Their manager in the directory',
  person: common.somebody,
  team: 'A team',
} satisfies Record<LeaverRule['kind'], unknown>);

/** Requests of the directory. */
export const requestMessages = defineMessages('integrations.directory.request', {
  title: 'Requests',
  failed: 'The requests could not be loaded',
  none: 'No such requests.',
  filter: 'Which requests',
  all: 'All',
  time: 'Time',
  request: 'Request',
  answer: 'Answer',
  outcome: 'Outcome',
  body: 'Sent',
  note: 'Requests that change something or were refused, for {days} days.',
});
