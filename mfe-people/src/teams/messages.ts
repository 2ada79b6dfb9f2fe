import { common, defineMessages } from '@jackfield/runtime';

/** Words about teams that several screens of the area use. */
export const teamMessages = defineMessages('teams', {
  teams: common.teams,
  memberCount: common.countMembers,
  ext: common.ext,
  delete: common.deleteAsk,
  more: common.moreActions,
});

export const ringMessages = defineMessages('teams.ring', {
  simultaneousHint: 'All phones ring; the first to answer takes the call.',
  singleHint: 'Rings one user at a time. The next call starts with the next user.',
});

export const rosterMessages = defineMessages('teams.roster', {
  nobody: 'Nobody answers calls for this team',
  nobodyText: 'Add at least one user.',
  nobodyYet: 'Nobody yet. A team needs at least one member.',
  drag: 'Reorder {fullName}',
  up: 'Move {fullName} up',
  down: 'Move {fullName} down',
  remove: 'Remove {fullName}',
  last: 'A team needs at least one member',
  moved: '{fullName} is now number {place} of {count}',
});

export const deleteMessages = defineMessages('teams.delete', {
  effect:
    '{count, plural, =0 {Its extension becomes free.} one {Its member stays a user of the account, its extension becomes free.} other {Its # members stay users of the account, its extension becomes free.}} It can be restored for 30 days.',
  confirm: 'Delete team',
  usedTitle: '{name} is in use',
  used: 'This item is used in call routing.',
  usedNext: 'Say where these calls go instead.',
  incomplete: 'Choose a replacement for every place, then delete the team.',
  replace: 'Replace and delete team',
});

export const pickMessages = defineMessages('teams.pick', {
  label: 'Add member',
  placeholder: 'Search name or extension',
});
