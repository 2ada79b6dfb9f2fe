import { defineMessages } from '@jackfield/texts';

/** What the server says of changes of many people. */
export const texts = defineMessages('server.batch', {
  adminsChangeAdmins: 'Only an admin can change an admin.',
  adminsGiveRoles: 'Only an admin can give this role.',
  changedSince: 'Someone changed this meanwhile. It is “{now}” now.',
  clearedSince: 'Someone cleared this meanwhile.',
  emailRepeated: 'The same email is in row {row}.',
  extensionRepeated: 'The same extension is in row {row}.',
  extensionTaken: 'This extension is taken.',
  leavesAsWell: 'This user is leaving too.',
  noRoom: 'The trial has no room for this user. End the trial to add more.',
  notImpersonated: 'Not while signed in as someone else.',
  notYourself: 'You cannot do this to yourself.',
  ownerEmail: 'Only the account owner can change their email.',
  ownerStays: 'The account owner cannot be suspended or deleted.',
  ownerStaysAdmin: 'The account owner is always an admin.',
  ownRole: 'You cannot change your own role.',
  quotedTeam: '“{name}”',
  roleUnknown: 'The role must be Admin or Standard.',
  teamGone: 'A team on the list is no longer available.',
  teamsUnknown: 'There is no team {teams}.',
  userGone: 'This user no longer exists.',
  userRepeated: 'The same user is in row {row}.',
  versionUnknown: 'This is not a record version as an export writes it. Export the users again.',
});
