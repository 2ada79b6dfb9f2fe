import { defineMessages } from '@jackfield/runtime';

export const leavingMessages = defineMessages('people.leaving', {
  belongings: 'What hangs on {firstName}',
  checking: 'Looking for what hangs on {firstName}…',
  failed: 'What hangs on {firstName} could not be read',
  nothing: 'No numbers, teams, devices or call routing hang on {firstName}.',
  numbers: '{count, plural, one {Number} other {Numbers}}',
  teams: '{count, plural, one {Team} other {Teams}}',
  devices: '{count, plural, one {Device} other {Devices}}',
  greetings: 'Voicemail',
  greetingCount: '{count, plural, one {# greeting} other {# greetings}}',
  billing: 'Billing',
  billingContact: 'Gets the invoices',
  onlyMember: '{team} (nobody else is in it)',

  numbersReleased: 'Released',
  numbersKept: 'Kept; calls follow the missed-call handling',
  teamsLeft: 'Left',
  teamsKept: 'Kept; the team rings the others',
  devicesRemoved: 'Removed',
  devicesKept: 'Kept; they need new passwords afterwards',
  greetingsDeleted: 'Deleted',
  greetingsKept: 'Kept',
  billingKept: 'Stays; invoices go on to {email}',
  given: 'To {name}',

  heir: 'Hand over to',
  heirHint: 'Optional. Numbers, seats in teams and invoices can go to another user.',
  takeNumbers: '{count, plural, one {# number} other {# numbers}}',
  takeTeams: '{count, plural, one {Seat in # team} other {Seats in # teams}}',
  takeBilling: 'Invoices',

  routing: 'Call routing that leads to {firstName}',
  routingDelete: 'What you leave open goes to the voicemail of the account owner.',
  routingSuspend:
    'Callers reach the missed-call handling of {firstName} instead, unless you send them elsewhere.',
  allOrNone: 'Choose for every place, or for none.',
});
