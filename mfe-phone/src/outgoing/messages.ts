import { defineMessages } from '@jackfield/runtime';

export const outgoingMessages = defineMessages('phone.outgoing', {
  // Help.
  callHelp: 'Call {number}',
  shownIsSent: '{number} is dialed with the address shown. Are you there?',
  noneKnown: 'We have no address for you. You can call {number} anyway.',
  notRead: 'Your address did not load. You can call {number} anyway.',
  reading: 'Loading your address…',
  where: 'Where you are',
  anotherPlace: 'Another address',
  untilComplete: 'If a part is missing, {address} is sent.',
  untilCompleteNone: 'If a part is missing, no address is sent.',
  untilCompleteUnread: 'If a part is missing, your registered address is sent.',
  notConnected: 'This phone is not connected. Call {number} from another phone.',
  callNow: 'Call now',
  sentTo: 'Help is sent to {address}.',
  sentNowhere: 'No address is sent. Say where you are.',
  // Price.
  callWho: 'Call {who}?',
  costs: '{price} a minute to {country}',
  isFree: 'Free of charge',
  priceUnknown: 'The price did not load.',
  holdsCurrent: 'Your call is put on hold.',
  // What keeps a call back.
  notAllowed: 'Calls to {country} are not allowed.',
  notAllowedHere: 'Calls to this number are not allowed.',
  noCredit: 'There is no credit left for calls abroad.',
  stopped: 'Calls to {country} are stopped by the spend guard.',
  suspended: 'The account is suspended. Only emergency calls work.',
  cancelled: 'The account is closed. Only emergency calls work.',
  trialOver: 'The trial is over. Only emergency calls work.',
  changeInternational: 'Change in International Call',
  changeCredit: 'Add call credits',
  changeGuard: 'Look at the spend guard',
  askAdmin: 'An admin can change that.',
});
