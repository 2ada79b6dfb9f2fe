import { common, defineMessages } from '@jackfield/runtime';

export const checksMessages = defineMessages('numbers.checks', {
  title: 'Saved test calls',
  noProblem: 'No problem in call routing',
  mayMiss:
    '{count, plural, one {Calls may not reach anyone in # place} other {Calls may not reach anyone in # places}}',
  alsoMayMiss:
    '{count, plural, one {# more may not reach anyone} other {# more may not reach anyone}}',
  noted: '{count} worth a look',
  brokenScenarios: '{count, plural, one {# broken test call} other {# broken test calls}}',
  notChecked: 'Call routing could not be checked',
  tryAgain: 'Check again',
  notLoaded: 'Call routing could not be loaded',

  scenarios: common.scenarios,
  countScenarios: '{count} of {most}',
  noScenarios:
    'No saved test calls. Open Call handling of a number, choose Try a call and save it: it turns red when a change breaks it.',
  run: 'Run…',
  rename: 'Rename…',
  accept: 'Accept the new result',
  accepted: '{name} now expects: {end}',
  delete: common.delete,
  deleted: common.isDeleted,
  undo: common.undo,
  renameTitle: 'Rename test call',
  name: common.name,
  save: 'Rename',
});
