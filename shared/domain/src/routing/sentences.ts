import { defineMessages } from '@jackfield/texts';

/** What a comparison comes to. */
export const impactMessages = defineMessages('domain.routing.impact', {
  none: 'No caller will notice a difference.',
});

/** Parts of sentences that tell several names, times or days. */
export const rowMessages = defineMessages('domain.routing.rows', {
  comma: '{before}, {next}',
  more: '{count} more',
  timesAnd: '{before} and {next}',
});

/** What happens to a call at each of its stops, and why. */
export const reasonMessages = defineMessages('domain.routing.reasons', {
  accountClosed: 'The account is closed, so calls to {number} do not go out.',
  accountSuspended: 'The account is suspended, so calls to {number} do not go out.',
  callerBlocked: '{caller} is blocked.',
  comesBack: 'The call comes back to {name} and nobody answers.',
  comesBackTo: 'Nobody takes the call: it comes back to {name}.',
  comesBackIn: '{number} is one of your own numbers: the call comes back in.',
  comesIn: 'The call comes in on {number}.',
  companyGone: 'Nobody uses this number.',
  countryBlocked: 'Calls to the country of {number} are blocked.',
  countryNotAllowed: 'International calls to the country of {number} are not allowed.',
  forwarded: 'The call is forwarded to {number}.',
  groupEmpty: 'Nobody in the call group of {name} can answer.',
  groupInTurn: '{people} ring one after the other.',
  groupSilent: '{people} do not answer, and a call group has no voicemail after it.',
  groupTogether: '{people} ring at the same time.',
  keyEnds: 'Key {key} ends the call.',
  keyNowhere: 'Key {key} of {menu} does nothing.',
  keyPressed: 'The caller presses {key} in {menu}.',
  keyUnassigned: 'Key {key} is not assigned in {menu}.',
  menuGone: 'This menu no longer exists.',
  menuHeard: 'The caller hears {menu}.',
  messageLeft: 'The caller leaves a message for {name}.',
  messagePlayed: '{file} is played, then the call ends.',
  noAnswer: '{name} does not answer: missed-call handling applies.',
  noKeyEnds: 'The caller presses nothing in {menu}: it hangs up.',
  noKeyNowhere: 'The caller presses nothing, and {menu} has nowhere to send the call.',
  noKeyTeam: 'The caller presses nothing in {menu}: the call goes to {team}.',
  numberBlocked: 'Calls to {number} are blocked.',
  numberUnknown: '{number} is not one of your numbers.',
  numberUnowned: '{number} is not assigned to anyone, so nobody answers.',
  personGone: 'This user no longer exists.',
  personNoTelephone: '{name} has no telephone: missed-call handling applies.',
  personPending: '{name} is pending: missed-call handling applies.',
  personRings: 'The phones of {name} ring.',
  sentOn: '{name} sends the call on.',
  personSuspended: '{name} is suspended: missed-call handling applies.',
  targetGreetingGone: 'The greeting that {name} uses no longer exists.',
  targetMailboxGone: 'The mailbox that {name} uses no longer exists.',
  targetMenuGone: 'The menu that {name} uses no longer exists.',
  targetTeamGone: 'The team that {name} uses no longer exists.',
  targetUserGone: 'The user that {name} uses no longer exists.',
  teamEmpty: 'Nobody in {team} can answer: missed-call handling applies.',
  teamGone: 'This team no longer exists.',
  teamQueue: 'The caller waits in the queue of {team} for {people}.',
  teamRingsInTurn: '{team} rings {people}, one after the other.',
  teamRingsTogether: '{team} rings {people} all at once.',
  teamSilent: 'Nobody in {team} answers ({people}): missed-call handling applies.',
  trialOver: 'The trial is over, so calls to {number} do not go out.',
  wrongKeyEnds: 'The caller presses no valid key in {menu}: it hangs up.',
  wrongKeyNowhere: 'The caller presses no valid key, and {menu} has nowhere to send the call.',
  wrongKeyTeam: 'The caller presses no valid key in {menu}: the call goes to {team}.',
});

/** Hours in words, and why they are open or closed. */
export const hoursMessages = defineMessages('domain.routing.hours', {
  always: 'Always open: open hours apply.',
  dateClosed: '{day} {time} in {zone} is in {date} ({hours}): closed hours apply.',
  dateOpen: '{day} {time} in {zone} is in {date} ({hours}): open hours apply.',
  dayHours: '{day} {hours}',
  daysHours: '{first} to {last} {hours}',
  heldClosed: 'closed',
  noHours: 'no hours',
  weekClosed: '{day} {time} in {zone} is outside {hours}: closed hours apply.',
  weekNoHours: '{day} {time} in {zone} has no hours: closed hours apply.',
  weekOpen: '{day} {time} in {zone} is within {hours}: open hours apply.',
});

/** Why a call went where it went, afterwards. */
export const whyMessages = defineMessages('domain.routing.why', {
  closedAt: '{name} closed at {from}.',
  closedBetween: '{name} was closed from {from} to {to}.',
  closedDay: '{name} was closed all {day}.',
  closedNow: '{name} was closed for now.',
  closedNowBy: '{name} was closed for now by {by}.',
  closedUntil: '{name} was closed until {to}.',
  elsewhere: '{text} Time in {zone}.',
  noAnswer: '{name} did not answer.',
  onDate: '{text} That day was {date}.',
  noTelephone: '{name} had no telephone.',
  pending: '{name} had not joined yet.',
  queueSilent: 'Nobody took the call in the queue of {name} within {wait}.',
  suspended: '{name} was suspended.',
  teamEmpty: 'Nobody in {name} could answer.',
  teamSilent: '{name} rang for {wait}, and nobody answered.',
});

/** Why calls go elsewhere for now. */
export const overrideMessages = defineMessages('domain.routing.override', {
  closed: 'Closed {until} in {zone}: calls go elsewhere.',
  closedBy: 'Closed {until} in {zone} by {name}: calls go elsewhere.',
  closedByNoted: 'Closed {until} in {zone} by {name} ({note}): calls go elsewhere.',
  closedNoted: 'Closed {until} in {zone} ({note}): calls go elsewhere.',
  untilDate: 'until {date} {time}',
  untilDay: 'until {day} {time}',
  untilToday: 'today until {time}',
});

/** A place of the routing, with the name of its record. */
export const placeMessages = defineMessages('domain.routing.places', {
  closedHour: '{name}, closed hours',
  date: '{name}, {date}',
  key: '{name}, key {key}',
  member: '{name}, members',
  missedCall: '{name}, missed calls',
  openHour: '{name}, open hours',
  override: '{name}, closed for now',
  sms: '{name}, text messages',
  someDate: '{name}, a date',
  timeout: '{name}, the timeout',
  telephone: '{name}, telephone',
});

/** Why a scenario cannot be tried. */
export const scenarioMessages = defineMessages('domain.routing.scenarios', {
  companyGone: 'The company number {name} no longer exists.',
  greetingGone: 'The greeting {name} no longer exists.',
  menuGone: 'The menu {name} no longer exists.',
  numberGone: 'The number {name} no longer exists.',
  targetGone: 'The target {name} no longer exists.',
  teamGone: 'The team {name} no longer exists.',
  userGone: 'The user {name} no longer exists.',
  voicemailGone: 'The voicemail of {name} no longer exists.',
});
