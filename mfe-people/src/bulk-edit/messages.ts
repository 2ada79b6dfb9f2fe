import { defineMessages } from '@jackfield/runtime';

export const editMessages = defineMessages('people.bulkEdit', {
  title: 'Edit {count, plural, one {# user} other {# users}}',
  intro: 'What you leave at “No change” stays as it is for everyone.',
  join: 'Add to team',
  leave: 'Remove from team',
  keep: 'No change',
  inbound: 'Inbound calls',
  outbound: 'Outbound calls',
  both: 'Inbound and outbound calls',
  sameTeam: 'Choose a team other than the one to leave.',
  willChange: '{count, plural, =0 {Nobody changes} one {# user changes} other {# users change}}',
  same: '{count, plural, one {# has it already} other {# have it already}}',
  refusedTitle: '{count, plural, one {# user will be skipped} other {# users will be skipped}}',
  checkFailed: 'The change could not be checked: {reason}',
  joined: '{count, plural, one {# user} other {# users}} added to {team}',
  left: '{count, plural, one {# user} other {# users}} removed from {team}',
  changedFor: '{field} changed for {count, plural, one {# user} other {# users}}',
  confirm: 'Change {count, plural, one {# user} other {# users}}',
});
