import { common, defineMessages } from '@jackfield/runtime';

export const activityMessages = defineMessages('host.activity', {
  title: 'Activity',
  ownTitle: 'Your activity',
  text: 'Every change of the account and who made it. Times are those of {zone}.',
  ownText:
    'What you changed, what others changed for you or in your name. Times are those of {zone}.',
  search: 'Search names',
  person: 'Person',
  anybody: 'Anybody',
  kind: 'Kind of record',
  anyKind: 'Any kind',
  via: 'How',
  anyVia: 'Any way',
  fromShort: common.from,
  toShort: 'To',
  exported: common.fileDownloaded,
  noMatch: 'No change matches',
  noMatchText: 'Other filters may show what you look for.',
});
