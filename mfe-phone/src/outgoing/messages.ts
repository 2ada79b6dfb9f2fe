import { defineMessages } from '@jackfield/runtime';

export const outgoingMessages = defineMessages('phone.outgoing', {
  // Help.
  callHelp: 'Call {number}',
  shownIsSent: '{number} is dialed with the address shown. Are you there?',
  noneKnown: 'No address of yours is known. {number} is dialed all the same.',
  notRead: 'Your address could not be loaded. {number} is dialed all the same.',
  reading: 'Reading where you are registered…',
  where: 'Where you are',
  anotherPlace: 'Another address',
  untilComplete: 'Until it is complete, {number} is dialed with {address}.',
  untilCompleteNone: 'Until it is complete, {number} is dialed without an address.',
  untilCompleteUnread: 'Until it is complete, {number} is dialed with your registered address.',
  callNow: 'Call now',
  sentTo: 'Help is sent to {address}.',
  sentNowhere: 'The call goes out without an address. Say where you are.',
  // Price.
  callWho: 'Call {who}?',
  costs: '{price} a minute to {country}',
  isFree: 'Free of charge',
  priceUnknown: 'What this call costs could not be loaded.',
  holdsCurrent: 'The call that goes on is put on hold.',
  twoCalls: 'End or connect one of your two calls first.',
  // What keeps a call back.
  notAllowed: 'Calls to {country} are not allowed.',
  notAllowedHere: 'Calls to this number are not allowed.',
  noCredit: 'There is no credit left for calls abroad.',
  stopped: 'Calls to {country} are stopped by the spend guard.',
  suspended: 'The account is suspended: it calls nobody but help.',
  cancelled: 'The account is closed: it calls nobody but help.',
  trialOver: 'The trial is over: the account calls nobody but help.',
  changeInternational: 'Change in International Call',
  changeCredit: 'Add call credits',
  changeGuard: 'Look at the spend guard',
  askAdmin: 'An admin can change that.',
});
