import { common, defineMessages } from '@jackfield/runtime';

export const offboardingMessages = defineMessages('people.offboarding', {
  ownedItems: 'What {firstName} is using',
  checking: 'Looking for what {firstName} is using…',
  failed: 'We could not check what {firstName} is using',
  nothing: '{firstName} has no numbers, teams, devices or call routing.',
  numbers: '{count, plural, one {Number} other {Numbers}}',
  teams: '{count, plural, one {Team} other {Teams}}',
  devices: '{count, plural, one {Device} other {Devices}}',
  greetings: common.voicemail,
  greetingCount: '{count, plural, one {# greeting} other {# greetings}}',
  billing: 'Billing',
  billingContact: 'Gets the invoices',
  onlyMember: '{team} (nobody else is in it)',

  numbersReleased: 'Held for 30 days, then released',
  numbersKept: 'Kept; calls follow the missed-call handling',
  teamsLeft: 'Left',
  teamsKept: 'Kept; the team rings the others',
  devicesRemoved: 'Removed',
  devicesKept:
    'Kept; {count, plural, one {it needs a new password} other {they need new passwords}} afterwards',
  greetingsDeleted: 'Deleted after 30 days',
  greetingsKept: 'Kept',
  billingKept: 'Kept; invoices still go to {email}',
  given: 'To {name}',

  successor: 'Hand over to',
  successorHint: 'Optional. Numbers, team places and invoices can go to another user.',
  keys: '{count, plural, one {This API key ends} other {These API keys end}} after {days} days: {names}. To keep {count, plural, one {it} other {them}}, take over under Integrations.',
  keyCount: '{count, plural, one {# API key} other {# API keys}}',

  takeNumbers: common.countNumbers,
  takeTeams: '{count, plural, one {Seat in # team} other {Seats in # teams}}',
  takeBilling: 'Invoices',

  routing: 'Call routing to {firstName}',
  routingDelete: 'What you leave open goes to the voicemail of the account owner.',
  routingSuspend:
    'Callers reach the missed-call handling of {firstName} instead, unless you send them elsewhere.',
  effect:
    'Numbers are held, devices and team memberships removed. The user can be restored for 30 days.',
  effectNumbers:
    'Numbers go to {name}, devices and team memberships are removed. The user can be restored for 30 days.',
  effectTeams:
    'Team memberships go to {name}, numbers are held and devices removed. The user can be restored for 30 days.',
  effectBoth:
    'Numbers and team memberships go to {name}, devices are removed. The user can be restored for 30 days.',
  leftOut: '{name} is not deleted',
  ofMany: 'What they are using',
  checkingMany: 'Looking for what they are using…',
  failedMany: 'We could not check what they are using',
  nothingMany: 'They have no numbers, teams, devices or call routing.',
  numberCount: common.countNumbers,
  deviceCount: '{count, plural, one {# device} other {# devices}}',
  placeCount: '{count, plural, one {# place in call routing} other {# places in call routing}}',
  invoices: 'gets the invoices',
  manyDeleted:
    'Numbers are held and team places end, unless someone takes over. Devices and greetings are removed. Each user can be restored for 30 days.',
  manySuspended: 'All of it is kept; devices need new passwords afterwards.',
  routingMany: 'Call routing to them',
  routingManyText:
    '{count, plural, one {# place sends calls} other {# places send calls}} to them: {owners}. Where the choice does not fit, calls go to the voicemail of the account owner.',
  sendTo: 'Send calls to',
  sendKept: 'Their own missed-call handling',
  sendOwner: 'Voicemail of the account owner',
  allOrNone: 'Choose for every place, or for none.',
});
