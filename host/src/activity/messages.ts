import { common, defineMessages } from '@jackfield/runtime';

export const activityMessages = defineMessages('host.activity', {
  title: 'Activity',
  ownTitle: 'Your activity',
  text: 'Every change to the account and who made it. Times are in {zone}.',
  narrowed: 'The changes that you chose below, and who made them. Times are in {zone}.',
  ownText:
    'What you changed, and what others changed for you or in your name. Times are in {zone}.',
  search: 'Search names',
  person: 'Person',
  anybody: 'Anyone',
  kind: 'Kind of record',
  anyKind: 'Any kind',
  via: 'Source',
  anyVia: 'Any source',
  fromShort: common.from,
  toShort: 'To',
  exported: common.fileDownloaded,
  noMatch: 'No change matches',
  noMatchText: 'Try other filters.',
});
