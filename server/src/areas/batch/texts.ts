import { defineMessages } from '@jackfield/texts';

/** What the server says of changes of many people. */
export const texts = defineMessages('server.batch', {
  emailRepeated: 'The same email is in row {row}.',
  extensionRepeated: 'The same extension is in row {row}.',
  extensionTaken: 'This extension is taken.',
  leavesAsWell: 'This user leaves as well.',
  noRoom: 'The trial has no room for this user. End the trial to add more.',
  notImpersonated: 'Not while signed in as somebody else.',
  notYourself: 'You cannot do this to yourself.',
  ownerStays: 'The account owner stays.',
  ownerStaysAdmin: 'The account owner stays admin.',
  ownRole: 'You cannot change your own role.',
  quotedTeam: '“{name}”',
  roleUnknown: 'The role must be Admin or Standard.',
  teamGone: 'A team of the list is not available any more.',
  teamsUnknown: 'There is no team {teams}.',
  userGone: 'This user no longer exists.',
});
