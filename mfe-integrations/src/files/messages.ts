import type { FileChange, FileKind, PlanState } from '@jackfield/contract/api/config-file';
import { common, defineMessages } from '@jackfield/runtime';

/** The page of files. */
export const filesMessages = defineMessages('integrations.files', {
  about:
    'Keep teams, menus and numbers as files in a repository. A plan says what would change and which callers notice, before anyone applies it.',
  download: 'Download as file',
  failed: 'The plans could not be loaded',
  empty: 'No plans yet',
  emptyText:
    'Write the account as files and plan a change with these commands. You need an API key.',
  commands: 'First commands',
  copy: 'Copy the commands',
  copied: 'Commands copied',

  approval: 'An admin approves changes',
  approvalHint:
    'A program changes nothing by itself: an admin looks at its plan here and chooses Apply.',
  approvalOn: 'From now on an admin applies plans',
  approvalOff: 'From now on programs apply plans themselves',

  plans: 'Plans of the last {days} days',
  plan: 'Plan',
  by: 'Made by',
  byKey: '{name} (API key)',
  commit: 'Commit',
  state: 'State',
  changes: '{count, plural, =0 {No changes} one {# change} other {# changes}}',
  refusals: '{count, plural, one {# line to mend} other {# lines to mend}}',
  appliedBy: 'by {name}, {when}',
  undoneAt: 'on {when}',

  kept: 'Kept by files',
  keptText: 'You can still change these here. Then they differ from the files.',
  record: 'Record',
  file: 'File',
  place: '{path}:{line}',
  showAll: 'Show all {count}',
});

/** How a plan stands. */
export const stateMessages = defineMessages('integrations.files.state', {
  refused: 'Refused',
  ready: 'Ready',
  waiting: 'Waits for approval',
  stale: 'Out of date',
  applied: 'Applied',
  undone: 'Undone',
} satisfies Record<PlanState, string>);

/** What files keep. */
export const kindMessages = defineMessages('integrations.files.kind', {
  number: common.number,
  team: common.team,
  menu: 'Menu',
  person: common.user,
  blocked: 'Blocked number',
} satisfies Record<FileKind, unknown>);

/** A plan in full. */
export const planMessages = defineMessages('integrations.files.plan', {
  title: 'Plan of {when}',
  failed: 'The plan could not be loaded',
  gone: 'Plans are kept for {days} days. Plan again from your files.',
  by: 'By {name}',
  ofCommit: 'commit {commit}',

  apply: common.apply,
  applyTitle: 'Apply this plan?',
  applied: 'Plan applied',
  undoAsk: 'Undo…',
  undo: common.undo,
  undoTitle: 'Undo this plan?',
  undoText:
    'What it changed goes back to how it was before. What someone changed since then stays.',
  undone: 'Plan undone',

  waiting: 'An API key has asked to apply this plan',
  waitingText: 'Look at the impact on callers and what changes, then choose Apply.',
  refused: 'This plan cannot be applied',
  refusedText: 'Mend the lines below and plan again.',
  stale: 'This plan is out of date',
  staleText: 'Something in this plan was saved since. Plan again from your files.',
  again: 'Plan again from your files.',
  left: 'Some records stayed as they are',
  leftOne: common.nameReason,

  refusals: 'Lines to mend',
  callers: 'Impact on callers',
  nobody: 'Nobody: every call goes where it goes now.',
  nobodyBefore: 'Nobody: every call went where it went before.',
  changes: 'Changes',
  noChanges: 'The account is as the files say.',
  where: '{path}:{line}:{column}',
});

/** What a plan does to a record. */
export const whatMessages = defineMessages('integrations.files.what', {
  created: 'New',
  changed: 'Changed',
  deleted: 'Deleted',
  adopted: 'Taken over by its name',
} satisfies Record<FileChange['what'], string>);
