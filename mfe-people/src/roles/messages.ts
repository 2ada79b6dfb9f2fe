import { areaNames } from '@jackfield/records/role-names';
import { common, defineMessages } from '@jackfield/runtime';

export const rolesMessages = defineMessages('people.roles', {
  title: 'Roles',
  what: 'What people work with',
  chosen: 'Role to look at',

  calls: 'Calls',
  people: 'People',
  texting: 'Texting',
  money: 'Money',
  account: 'Account',

  yes: 'Yes',
  see: 'See only',
  none: 'Not shown at all',
  own: 'own',
  ownYes: 'Their own only',
  teams: 'their teams',
  teamsYes: 'Yes, for their teams',
  everyone: 'Everyone keeps their own profile, devices, greetings and calls.',

  failed: 'The people could not be loaded',
  nobody: 'Nobody has this role yet.',
  nobodyStandard: 'Nobody yet.',
  standardPeople:
    '{count, plural, one {# person has} other {# people have}} no other role. New users begin here.',
  adminHow: 'Make someone an admin on their profile.',
  leads: 'Leads {teams}',

  add: common.add,
  addOf: 'Add someone with the role {role}',
  change: common.change,
  changeOf: 'Change the teams of {name}',
  removeOf: 'Remove the role {role} from {name}',
  lookAs: 'Look as {name}',
  lookAsHint: 'Shows the portal as they see it. You change nothing.',

  addTitle: 'Who gets the role {role}?',
  person: common.user,
  choosePerson: 'Choose a user',
  personMissing: 'Choose a user.',
  teamsLabel: common.teams,
  chooseTeams: 'Choose teams',
  teamMissing: 'Choose a team.',
  most: '50 teams at most.',
  addConfirm: 'Give role',
  changeTitle: 'Teams of {name}',
  changeConfirm: 'Save teams',
  removeTitle: 'Remove the role {role} from {name}?',
  removeConfirm: 'Remove role',
  whatChanges: 'What changes',

  given: '{name} has the role {role}',
  teamsSaved: 'Teams of {name} saved',
  taken: '{name} no longer has the role {role}',
});

/** What each row of the matrix is about. */
export const rowMessages = {
  ...areaNames,
  ...defineMessages('people.roles.row', {
    giveRoles: 'Give roles',
    company: 'Company details and security',
    plan: 'Plan and closing the account',
  }),
};

/** The same within a sentence. */
export const areaMessages = defineMessages('people.roles.area', {
  numbers: 'company numbers',
  teams: 'teams',
  routing: 'the calendar and checks of call routing',
  media: 'greetings',
  blocking: 'blocked numbers',
  usage: 'the call log',
  people: 'users',
  devices: 'desk phones',
  texting: 'texting',
  compliance: 'text registration',
  billing: 'billing',
  audit: 'the history',
  directory: 'the company directory',
  ledTeams: 'the hours, members and greetings of {teams}',
});

/** What a role is, and what changes with it. */
export const wordMessages = defineMessages('people.roles.words', {
  owner: 'Can do everything. Only the owner changes the plan or closes the account.',
  admin: 'Can do everything and give roles. Only the owner changes the plan.',
  standard: 'Looks after their own profile, devices, greetings and calls.',
  auditor: 'Sees all pages except Home, company details and security. Changes nothing.',
  teamLead: 'Sees and changes the hours, members and greetings of their teams. Only sees {areas}.',
  changes: 'Sees and changes {areas}.',
  changesAndSees: 'Sees and changes {changed}. Only sees {seen}.',

  willChange: '{name} will see and change {areas}.',
  willSee: '{name} will see {areas}, but not change anything there.',
  onlySees: '{name} can still see {areas}, but no longer change anything there.',
  loses: '{name} loses {areas}.',
  otherTeams: 'all other teams',
  rest: 'Nothing else changes for {name}.',
  nothing: 'Nothing changes.',
});
